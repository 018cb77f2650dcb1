import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPhotos } from '@/store/list/list.selectors';
import { listKey } from '@/store/list/list-state';
import { morePhotosRequested, photosRequested } from '@/store/photo/photo.slice';
import { photoQuery, type PhotoListView } from './photo-list';

/** The photos of a view from the store, with actions to load more. */
export function usePhotoList(view: PhotoListView) {
  const dispatch = useAppDispatch();
  const query = photoQuery(view);
  const photos = useAppSelector(selectPhotos);
  return {
    list: useDelayedValue(photos, photos.key === listKey(query)),
    onMore: () => dispatch(morePhotosRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(photosRequested({ ...query, ...rangeOf(view) })),
  };
}
