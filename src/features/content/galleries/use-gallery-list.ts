import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { galleriesRequested, moreGalleriesRequested } from '@/store/gallery/gallery.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { galleryQuery, type GalleryListView } from './gallery-list';

/** The galleries of a view from the store, with actions to load more. */
export function useGalleryList(view: GalleryListView) {
  const dispatch = useAppDispatch();
  const query = galleryQuery(view);
  const galleries = useAppSelector((state) => state.gallery.galleries);
  return {
    list: useDelayedValue(galleries, galleries.key === listKey(query)),
    onMore: () => dispatch(moreGalleriesRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(galleriesRequested({ ...query, ...rangeOf(view) })),
  };
}
