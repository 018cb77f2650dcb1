import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import { rangeOf, type ListRules, type ListView } from '@/lib/lists/list-address';
import { isUnpaid } from '@/entities/page-data';
import { paths } from '@/lib/page/paths';
import type { PhotosOfGallery } from '@/store/photo/photo.slice';

/** How many photos make a page of a gallery. */
export const PHOTOS_PER_PAGE = 40;
/** How many pages come in one call: 200 photos, which is what one gives (contract A.4). */
export const MAX_PHOTO_PAGES = 5;
const RELATED_SHOWN = 12;

/** The photos of a gallery as a list with an address: no filters, the owner's order. */
export const galleryRules = (gallery: Gallery): ListRules<never> => ({ path: paths.gallery(gallery), filters: {}, sorts: [''] });

/** The question for a gallery's photos, without paging. */
export const photosQuery = (gallery: Gallery, loggedIn: boolean, viewerId: string): PhotosOfGallery => ({ galleryId: gallery._id, asGuest: !loggedIn, unpaid: isUnpaid(gallery, viewerId) });

/** Which photos make up a view. */
export function photosRange(view: ListView<never>): { limit: number; offset: number } {
  const { limit, offset } = rangeOf(view, PHOTOS_PER_PAGE);
  return { limit: Math.min(limit, MAX_PHOTO_PAGES * PHOTOS_PER_PAGE), offset };
}

/** What stands below a gallery: others of its categories, or of its performer where it has none. */
export function relatedQuery({ _id, categoryIds, categories, performerIds, performerId }: Gallery): GallerySearchQuery {
  const topics = categoryIds?.length ? categoryIds : (categories ?? []).map((category) => category._id);
  const owners = performerIds?.length ? performerIds : performerId ? [performerId] : [];
  const alike = topics.length > 0 ? { categoryIds: topics } : owners.length > 0 ? { performerIds: owners } : {};
  return { ...alike, excludedId: _id, sortBy: 'popular', limit: RELATED_SHOWN };
}
