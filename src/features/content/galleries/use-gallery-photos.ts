import { useDelayedValue } from '@/components/listing/use-delayed-value';
import type { Gallery } from '@/contract/gallery';
import type { ListView } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { galleryPhotosRequested, moreGalleryPhotosRequested } from '@/store/photo/photo.slice';
import { PHOTOS_PER_PAGE, photosQuery, photosRange } from './gallery-photo-list';

/** The photos of a gallery from the store, with actions to load more. */
export function useGalleryPhotos(gallery: Gallery, view: ListView<never>) {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const query = photosQuery(gallery, loggedIn, viewerId);
  const photos = useAppSelector(({ photo }) => photo.galleryPhotos);
  return {
    list: useDelayedValue(photos, photos.key === listKey(query)),
    onMore: () => dispatch(moreGalleryPhotosRequested({ ...query, limit: PHOTOS_PER_PAGE })),
    onRetry: () => dispatch(galleryPhotosRequested({ ...query, ...photosRange(view) })),
  };
}
