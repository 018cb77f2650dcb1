import type { Feed, SentFile } from '@/contract/feed';

const LONGEST_NAME = 80;

/** What a post is called in the studio: its title, or how its words begin. */
export function postName({ title, text, type }: Pick<Feed, 'title' | 'text' | 'type'>): string {
  const words = (title || text || '').trim().replace(/\s+/g, ' ');
  if (words.length > LONGEST_NAME) return `${words.slice(0, LONGEST_NAME).trimEnd()}…`;
  return words || (type === 'video' ? 'Video without text' : 'Photos without text');
}

export const isFilm = ({ type = '', mimeType = '' }: Pick<SentFile, 'type' | 'mimeType'>): boolean => /video/.test(type) || mimeType.startsWith('video/') || /mpegurl/i.test(mimeType);

/** A picture of a file, small. */
export const smallOf = (file: SentFile): string | undefined => file.thumbnails?.[0] ?? (isFilm(file) ? undefined : (file.url ?? undefined));

/** What is in a post: "1 video and 3 pictures"; null when it is words only. */
export function contentsOf(files: readonly SentFile[]): string | null {
  const films = files.filter(isFilm).length;
  const count = (many: number, noun: string) => (many === 0 ? [] : [`${many} ${noun}${many === 1 ? '' : 's'}`]);
  return [...count(films, 'video'), ...count(files.length - films, 'picture')].join(' and ') || null;
}

/** What is the matter with a file of a post, if anything is. */
export const fileErrorText = ({ status, fileError }: Pick<Feed, 'status' | 'fileError'>): string | null =>
  status === 'file-error' ? (fileError ?? 'We couldn’t read a file in this post. Replace it or delete the post.') : null;
