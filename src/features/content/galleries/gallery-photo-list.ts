import type { Gallery } from '@/contract/gallery';
import { isUnpaid } from '@/entities/access/unpaid';
import { getRange, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import type { PhotosOfGallery } from '@/store/photo/photo.slice';

export const PHOTOS_PER_PAGE = 40;
/** Pages per call: 200 photos, the server limit (contract A.4). */
export const MAX_PHOTO_PAGES = 5;
/** List rules of a gallery's photos: no filters, owner's order. */
export const galleryRules = (gallery: Gallery): ListRules<never> => ({
  path: paths.gallery(gallery),
  filters: {},
  sorts: [''],
});

/** Query of a gallery's photos, without paging. */
export const photosQuery = (gallery: Gallery, loggedIn: boolean, viewerId: string): PhotosOfGallery => ({
  galleryId: gallery._id,
  asGuest: !loggedIn,
  unpaid: isUnpaid(gallery, viewerId),
});

export function photosRange(view: ListView<never>): { limit: number; offset: number } {
  const { limit, offset } = getRange(view, PHOTOS_PER_PAGE);
  return { limit: Math.min(limit, MAX_PHOTO_PAGES * PHOTOS_PER_PAGE), offset };
}
