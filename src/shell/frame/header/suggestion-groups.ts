import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';
import { paths } from '@/lib/page/paths';

export interface Suggestion {
  href: string;
  label: string;
  /** Second line: the author. */
  note?: string;
  kind: 'search' | 'recent' | 'performer' | 'video';
  picture?: string | null;
}

export interface SuggestionGroup {
  /** Null for the search itself. */
  title: string | null;
  options: Suggestion[];
}

/** Number of recent searches: more without text, fewer beside results. */
const RECENT = { alone: 6, beside: 2 };

interface Sources {
  text: string;
  recent: readonly string[];
  performers: readonly Performer[];
  videos: readonly Video[];
}

/** Suggestion groups: the search as typed, matching recent searches, and top results by kind. */
export function suggestionGroups({ text, recent, performers, videos }: Sources): SuggestionGroup[] {
  const prefix = text.toLowerCase();
  const earlier = recent
    .filter((known) => known.toLowerCase().startsWith(prefix) && known.toLowerCase() !== prefix)
    .slice(0, text ? RECENT.beside : RECENT.alone);
  const groups: SuggestionGroup[] = [
    { title: null, options: text ? [{ kind: 'search', href: paths.search(text), label: `Search for “${text}”` }] : [] },
    {
      title: 'Recent searches',
      options: earlier.map((label) => ({ kind: 'recent', href: paths.search(label), label })),
    },
    {
      title: 'Performers',
      options: performers.map((one) => ({
        kind: 'performer',
        href: paths.performer(one),
        label: one.name,
        picture: one.avatar,
      })),
    },
    {
      title: 'Videos',
      options: videos.map((one) => ({
        kind: 'video',
        href: paths.video(one),
        label: one.title,
        note: (one.performers?.[0] ?? one.performer)?.name,
        picture: one.thumbnail?.thumbnails?.[0] ?? one.thumbnail?.url,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
