import { isOpenPhoto } from '@/entities/photo/photo-labels';
import type { Gallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';

/** Why a gallery is open to the visitor, or `closed`; `open` means open for an unknown reason. */
export type GalleryAccess = 'own' | 'free' | 'bought' | 'subscribed' | 'open' | 'closed';

/**
 * The visitor's access to a gallery. Photos are the best evidence, because their URLs are only sent to visitors with
 * access (contract B.4); before they load, the gallery's flags decide.
 */
export function getGalleryAccess(gallery: Gallery, first: Photo | undefined, viewerId: string): GalleryAccess {
  const { isSale, price, isBought, isSubscribed } = gallery;
  if (viewerId && (gallery.performerId === viewerId || gallery.performerIds?.includes(viewerId))) return 'own';
  if (first && !isOpenPhoto(first)) return 'closed';
  if (isSale && price === 0) return 'free';
  if (isBought) return isSale ? 'bought' : 'subscribed';
  if (!isSale && isSubscribed) return 'subscribed';
  // If a back end sends blurred images as photos, only the flags can tell.
  return isBought === false && (isSale || isSubscribed === false) ? 'closed' : 'open';
}

export const galleryTitle = ({ name, title }: Gallery): string => name ?? title ?? 'Gallery';
