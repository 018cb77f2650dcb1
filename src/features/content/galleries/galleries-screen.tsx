import { GalleryCard } from '@/entities/gallery/gallery-card';
import { ListPage } from '@/components/listing/list-page';
import { PictureTabs } from '@/entities/photo/picture-tabs';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { galleriesRequested, moreGalleriesRequested } from '@/store/gallery/gallery.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import type { GalleriesPage } from './galleries.loader';
import { galleryFilters } from './gallery-filters';
import { GALLERY_LIST, galleryQuery, type GalleryListView } from './gallery-list';

function useGalleryList(view: GalleryListView) {
  const dispatch = useAppDispatch();
  const query = galleryQuery(view);
  const galleries = useAppSelector((state) => state.gallery.galleries);
  return {
    list: useDelayedValue(galleries, galleries.key === listKey(query)),
    onMore: () => dispatch(moreGalleriesRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(galleriesRequested({ ...query, ...rangeOf(view) })),
  };
}

export const GalleriesScreen = ({ view, categories }: GalleriesPage) => (
  <ListPage
    title="Galleries"
    noun="gallery"
    plural="galleries"
    rules={GALLERY_LIST}
    view={view}
    set={galleryFilters(categories)}
    {...useGalleryList(view)}
    kind="square"
    card={(gallery, priority) => <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={priority} />}
    drawing="pictures"
  >
    <PictureTabs current="galleries" />
  </ListPage>
);
