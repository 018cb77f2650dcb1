import type { Photo } from '@/contract/photo';

/** Returns the DOM id of a photo's tile, which gets the focus when the viewer closes. */
export const tileId = (photoId: string): string => `photo-${photoId}`;

/** Returns the description or title of a photo, or the fallback, which names its position. */
export const photoName = ({ title, description }: Photo, fallback: string): string =>
  description?.trim() || title?.trim() || fallback;

/**
 * True if this visitor can see the full photo: the server sends its URL only to visitors with access (contract B.4).
 */
export const isOpenPhoto = ({ photo }: Photo): boolean => Boolean(photo?.url);
