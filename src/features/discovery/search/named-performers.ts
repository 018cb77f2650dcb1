import type { Performer } from '@/contract/performer';
import { foldWords } from '@/lib/format/text';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import { CONTENT_TABS, type ContentTab } from './search-tabs';
import type { Totals } from './search-totals';

export interface NamedPerformer extends Pick<Performer, '_id' | 'name' | 'username'> {
  /** Number of published works by kind; kinds without a count are missing. */
  works: Partial<Record<ContentTab, number>>;
}

/** Number of candidates to load. The server also searches bios, so a name match may rank behind popular bios. */
const MAX_CANDIDATES = 12;
const MAX_NAMED_PERFORMERS = 3;
/** Minimum length of a prefix match; shorter prefixes match too many names. */
const MIN_PREFIX_LENGTH = 4;

/** How well a text matches a name: 3 whole name, 2 whole words, 1 beginnings of words, 0 no match. */
export function nameRank(q: string, { name, username }: Pick<Performer, 'name' | 'username'>): number {
  const queryWords = foldWords(q);
  const words = foldWords(name);
  if (queryWords.length === 0) return 0;
  if (queryWords.join(' ') === words.join(' ') || queryWords.join('') === foldWords(username).join('')) return 3;
  if (queryWords.every((word) => words.includes(word))) return 2;
  return queryWords.every((word) =>
    words.some((known) => known === word || (word.length >= MIN_PREFIX_LENGTH && known.startsWith(word))),
  )
    ? 1
    : 0;
}

/** Up to three performers whose names match a text best. Never rejects, because a search works without them. */
export const loadNamedPerformers = (services: Services, q: string): Promise<NamedPerformer[]> =>
  cacheInTab(`search-names:${q}`, async () => {
    const { data } = await services.performers.search({ q, limit: MAX_CANDIDATES, sortBy: 'popular' });
    const ranked = data.data.map((performer) => ({ performer, rank: nameRank(q, performer) }));
    const best = Math.max(1, ...ranked.map(({ rank }) => rank));
    const named = ranked.filter(({ rank }) => rank === best).slice(0, MAX_NAMED_PERFORMERS);
    return Promise.all(
      named.map(async ({ performer: { _id, name, username, stats } }) => ({
        _id,
        name,
        username,
        works: await countWorks(services, _id, stats),
      })),
    );
  }).catch(() => []);

/** Counts come with the performer; missing ones are requested. */
async function countWorks(
  services: Services,
  performerId: string,
  stats: Performer['stats'],
): Promise<NamedPerformer['works']> {
  const known = {
    videos: stats?.totalVideos,
    galleries: stats?.totalGalleries,
    photos: stats?.totalPhotos,
    products: stats?.totalProducts,
    posts: stats?.totalFeeds,
  };
  const count = (tab: ContentTab): Promise<number | undefined> =>
    services[tab].search({ performerId, limit: 1 }).then(
      ({ data }) => data.total,
      () => undefined,
    );
  return Object.fromEntries(
    await Promise.all(CONTENT_TABS.map(async (tab) => [tab, known[tab] ?? (await count(tab))])),
  );
}

/**
 * Raises the tab counts to the number of works of matching performers. The two aren't added up, because hits may be
 * among the works.
 */
export function addContentCounts(totals: Totals, named: readonly NamedPerformer[]): Totals {
  const counted: Totals = { ...totals };
  for (const tab of CONTENT_TABS) {
    const works = named.reduce((sum, performer) => sum + (performer.works[tab] ?? 0), 0);
    if ((totals[tab] ?? 0) < works) counted[tab] = works;
  }
  return counted;
}
