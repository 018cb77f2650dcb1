import { fileRules } from '@/components/upload/file-rules';
import type { FileRule } from '@/lib/files/file-check';
import type { UploadKind } from '@/store/upload/upload.state';

/** Pictures and films, the largest of either. */
export const postFileRule: FileRule = {
  accept: `${fileRules.photo.accept},${fileRules.video.accept}`,
  types: [...fileRules.photo.types, ...fileRules.video.types],
  kinds: `${fileRules.photo.kinds.replace(' or ', ', ')}, ${fileRules.video.kinds}`,
  bytes: fileRules.video.bytes,
  noun: 'a picture or a video',
};

/** Some films come without a type, as the system does not know their ending. */
const isPicture = ({ type }: File) => type.startsWith('image/');

/** Files go up as soon as they are chosen; what is saved with the post is their ids. */
export const postFiles: UploadKind = {
  name: 'post-file',
  restore: () => ({}),
  send: ({ feeds }, file, _draft, options) => feeds.uploadFile(isPicture(file) ? 'photo' : 'video', file, options),
};

/** The files of one post, or of the one that is being written. */
export const fileGroup = (postId: string | null): string => `post/${postId ?? 'new'}`;
