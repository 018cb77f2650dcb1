import type { OwnVideo } from '@/contract/video';

/** Error message of a file that could not be processed, or null. */
export const fileErrorText = ({ status, fileError }: Pick<OwnVideo, 'status' | 'fileError'>): string | null =>
  status === 'file-error'
    ? (fileError ?? 'We couldn’t read this file as a video. Replace it or delete the video.')
    : null;
