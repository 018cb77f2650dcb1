import type { ContentKind } from '../shared/content-kind';
import type { Feed, SentFile } from '@/contract/feed';
import { postName } from '@/entities/post/post-name';
import { getFileKind } from '@/entities/post/post-files';
import { fileGroup } from './post-uploads';

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
  uploadGroup: fileGroup,
};

/** The URL of a picture that shows the file; undefined for video and audio without one. */
export function getPreviewUrl(file: SentFile): string | undefined {
  const kind = getFileKind(file);
  return file.thumbnails?.[0] ?? (kind === 'video' || kind === 'audio' ? undefined : (file.url ?? undefined));
}

export const fileErrorText = ({ status, fileError }: Pick<Feed, 'status' | 'fileError'>): string | null =>
  status === 'file-error'
    ? (fileError ?? 'We couldn’t read a file in this post. Replace it or delete the post.')
    : null;
