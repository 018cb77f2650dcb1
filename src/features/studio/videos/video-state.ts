import type { ContentKind } from '../shared/content-kind';
import type { OwnVideo } from '@/contract/video';

export const VIDEO: ContentKind<OwnVideo> = {
  noun: 'video',
  plural: 'videos',
  getName: ({ title }) => title,
  send: ({ videos }, id, options) => videos.removeOwn(id, options),
};

export const fileErrorText = ({ status, fileError }: Pick<OwnVideo, 'status' | 'fileError'>): string | null =>
  status === 'file-error'
    ? (fileError ?? 'We couldn’t read this file as a video. Replace it or delete the video.')
    : null;
