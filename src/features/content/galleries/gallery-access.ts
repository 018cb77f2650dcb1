import { isOpenPhoto } from '@/entities/photo/photo-labels';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Photo } from '@/contract/photo';

/** Why a gallery is open to this visitor, or that it is closed; `open` = it is, and the server does not say why. */
export type GalleryAccess = 'own' | 'free' | 'bought' | 'subscribed' | 'open' | 'closed';

/** The photos tell best: their addresses come only to those who may see them (contract B.4). Before there are any, the gallery's flags do. */
export function accessTo(gallery: Gallery, first: Photo | undefined, viewerId: string): GalleryAccess {
  const { isSale, price, isBought, isSubscribed } = gallery;
  if (viewerId && (gallery.performerId === viewerId || gallery.performerIds?.includes(viewerId))) return 'own';
  if (isSale && price === 0) return 'free';
  if (first && !isOpenPhoto(first)) return 'closed';
  if (isBought) return isSale ? 'bought' : 'subscribed';
  if (!isSale && isSubscribed) return 'subscribed';
  // A back end that sends a blurred picture as the photo itself leaves only the flags to go by.
  return isBought === false && (isSale || isSubscribed === false) ? 'closed' : 'open';
}

/** Those whose gallery it is, under whichever names the server sends them (contract H-7). */
export const performersOf = ({ performers, performer }: Gallery): Performer[] => (performers?.length ? performers : performer ? [performer] : []);

export const nameOf = ({ name, title }: Gallery): string => name ?? title ?? 'Gallery';
