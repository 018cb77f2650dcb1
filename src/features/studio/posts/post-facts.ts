import type { ContentKind } from '../shared/content-kind';
import type { Feed, SentFile } from '@/contract/feed';

const MAX_NAME_LENGTH = 80;

/** Title of a post, or the start of its text. */
export function postName({ title, text, type }: Pick<Feed, 'title' | 'text' | 'type'>): string {
  const label = (title || text || '').trim().replace(/\s+/g, ' ');
  if (label.length > MAX_NAME_LENGTH) return `${label.slice(0, MAX_NAME_LENGTH).trimEnd()}…`;
  return label || (type === 'video' ? 'Video without text' : 'Photos without text');
}

/** Servers send the number of comments in either field. */
export const postStats = ({ stats, totalComment }: Pick<Feed, 'stats' | 'totalComment'>): Feed['stats'] => ({
  comments: totalComment,
  ...stats,
});

export const POST: ContentKind<Feed> = {
  noun: 'post',
  plural: 'posts',
  getName: postName,
  send: ({ feeds }, id, options) => feeds.remove(id, options),
};

export const isVideoFile = ({ type = '', mimeType = '' }: Pick<SentFile, 'type' | 'mimeType'>): boolean =>
  /video/.test(type) || mimeType.startsWith('video/') || /mpegurl/i.test(mimeType);

export const getPreviewUrl = (file: SentFile): string | undefined =>
  file.thumbnails?.[0] ?? (isVideoFile(file) ? undefined : (file.url ?? undefined));

/** Summary of a post's files: "1 video and 3 pictures"; null for text only. */
export function getContents(files: readonly SentFile[]): string | null {
  const videoCount = files.filter(isVideoFile).length;
  const count = (many: number, noun: string) => (many === 0 ? [] : [`${many} ${noun}${many === 1 ? '' : 's'}`]);
  return [...count(videoCount, 'video'), ...count(files.length - videoCount, 'picture')].join(' and ') || null;
}

export const fileErrorText = ({ status, fileError }: Pick<Feed, 'status' | 'fileError'>): string | null =>
  status === 'file-error'
    ? (fileError ?? 'We couldn’t read a file in this post. Replace it or delete the post.')
    : null;
