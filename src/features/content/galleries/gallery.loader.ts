import { viewAround } from '@/entities/photo/photo-url';
import { isOpenPhoto } from '@/entities/photo/photo-labels';
import type { Gallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';
import { categoryForPage, fileForPage, mapPresent, statsForPage } from '@/entities/page-data';
import { creatorForPage } from '@/entities/performer/page-performer';
import { relatedQuery } from '@/entities/related-query';
import { getLastPage, readView, type ListView, getPageUrl } from '@/lib/lists/list-url';
import { ok, outcomeOfError, redirect, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { loadRelatedGalleries } from '@/store/gallery/gallery.saga';
import type { PageScope } from '@/store/page-scope';
import { loadGalleryPhotos } from '@/store/photo/photo.saga';
import { isOnScreen } from '@/lib/page/paths';
import { pick } from '@/lib/record';
import { getGalleryAccess } from './gallery-access';
import { galleryRules, MAX_PHOTO_PAGES, PHOTOS_PER_PAGE, photosQuery, photosRange } from './gallery-photo-list';

const galleryForPage = (gallery: Gallery): Gallery => ({
  ...pick(
    gallery,
    '_id',
    'name',
    'title',
    'slug',
    'description',
    'type',
    'status',
    'performerId',
    'performerIds',
    'categoryIds',
    'coverPhotoId',
    'numOfItems',
    'createdAt',
    'updatedAt',
  ),
  ...pick(gallery, 'isSale', 'price', 'isLiked', 'isFavourited', 'isBookMarked', 'isBought', 'isSubscribed'),
  performer: mapPresent(gallery.performer, creatorForPage),
  performers: gallery.performers?.map(creatorForPage),
  categories: gallery.categories?.map(categoryForPage),
  coverPhoto: mapPresent(gallery.coverPhoto, fileForPage),
  stats: statsForPage(gallery.stats),
});

export interface GalleryPage {
  /** Photos are in the store. */
  gallery: Gallery;
  view: ListView<never>;
  total: number;
  /** ID of the photo in the URL (`?photo=`). */
  photoId: string | null;
  /** True if the visitor may see the full photos. */
  open: boolean;
  /** An image that everyone may see. */
  poster: string | null;
}

/**
 * Loads a gallery by ID or slug. Its photos and related galleries may fail on their own. `besides` loads what other
 * features show on the page once the gallery is known.
 */
export async function loadGallery(
  scope: PageScope,
  besides: (gallery: Gallery) => Promise<unknown>,
): Promise<PageOutcome<GalleryPage>> {
  const { services, query, run, signal, getState } = scope;
  try {
    const gallery = galleryForPage((await services.galleries.get(readParameter(query, 'id'), { signal })).data);
    const { auth, user, photo } = getState();
    const rules = galleryRules(gallery);
    const requestedId = readParameter(query, 'photo');
    // After a purchase, the store still holds the locked photos.
    const wasJustOpened =
      getGalleryAccess(gallery, photo.galleryPhotos.items[0], user.current._id) !==
      getGalleryAccess(gallery, undefined, user.current._id);
    const view = viewAround(readView(rules, query), requestedId, MAX_PHOTO_PAGES);
    const [photos] = await Promise.all([
      run(
        loadGalleryPhotos,
        { ...photosQuery(gallery, auth.loggedIn, user.current._id), ...photosRange(view) },
        { reuse: isOnScreen(scope.path) && !wasJustOpened },
      ),
      run(loadRelatedGalleries, relatedQuery(gallery)),
      besides(gallery),
    ]);
    if (!photos.ok && photos.error.endsSession) throw photos.error;
    const { items, total } = photos.ok ? photos.data : { items: [], total: 0 };
    const last = getLastPage(total, PHOTOS_PER_PAGE);
    if (photos.ok && items.length === 0 && view.page > last) return redirect(getPageUrl(rules, view, last));

    const open = getGalleryAccess(gallery, items[0], user.current._id) !== 'closed';
    const photoId = items.some((photo) => photo._id === requestedId && isOpenPhoto(photo)) ? requestedId : null;
    return ok({
      gallery: withoutClosedCover(gallery, open),
      view,
      total,
      photoId,
      open,
      poster: getPoster(gallery, items, open),
    });
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** Replaces the cover by its preview if the gallery is locked, because the full cover may be a locked photo. */
function withoutClosedCover(gallery: Gallery, open: boolean): Gallery {
  const { coverPhoto } = gallery;
  return open || !coverPhoto?.thumbnails?.length ? gallery : { ...gallery, coverPhoto: { ...coverPhoto, url: null } };
}

/** For a locked gallery, the blurred version of its cover or first photo. */
function getPoster({ coverPhoto, coverPhotoId }: Gallery, photos: readonly Photo[], open: boolean): string | null {
  if (open) return coverPhoto?.url ?? coverPhoto?.thumbnails?.[0] ?? null;
  const cover = photos.find(({ _id }) => _id === coverPhotoId) ?? photos[0];
  return cover?.photo?.thumbnails?.[0] ?? null;
}
