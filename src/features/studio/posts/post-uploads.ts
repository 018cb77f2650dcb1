import { fileRules } from '@/components/upload/file-rules';
import type { FileRule } from '@/lib/files/file-check';
import type { UploadKind } from '@/store/upload/upload.state';

/** Accepts pictures and videos up to the larger size limit. */
export const postFileRule: FileRule = {
  accept: `${fileRules.photo.accept},${fileRules.video.accept}`,
  types: [...fileRules.photo.types, ...fileRules.video.types],
  kinds: `${fileRules.photo.kinds.replace(' or ', ', ')}, ${fileRules.video.kinds}`,
  bytes: fileRules.video.bytes,
  noun: 'a photo or a video',
};

/** Some videos have no MIME type, because the system doesn't know their extension. */
export const getUploadType = ({ type }: File): 'photo' | 'video' => (type.startsWith('image/') ? 'photo' : 'video');

/** Files upload when they are selected; the post saves their ids. */
export const postFiles: UploadKind = {
  name: 'post-file',
  belongsToForm: true,
  restore: () => ({}),
  send: ({ feeds }, file, _draft, options) => feeds.uploadFile(getUploadType(file), file, options),
};

export const fileGroup = (postId: string | null): string => `post/${postId ?? 'new'}`;
