import type { OwnVideo } from '@/contract/video';

/** What is the matter with a file that could not be used. */
export const fileErrorText = ({ status, fileError }: Pick<OwnVideo, 'status' | 'fileError'>): string | null =>
  status === 'file-error' ? (fileError ?? 'We couldn’t read this file as a video. Replace it or delete the video.') : null;
