import { GalleryCard } from '@/entities/gallery/gallery-card';
import { ListPage } from '@/components/listing/list-page';
import { PictureTabs } from '@/entities/photo/picture-tabs';
import { getRange } from '@/lib/lists/list-url';
import { galleryListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import type { GalleriesPage } from './galleries.loader';
import { galleryFilters } from './gallery-filters';
import { GALLERY_LIST, galleryQuery } from './gallery-list';

export const GalleriesScreen = ({ view, categories }: GalleriesPage) => (
  <ListPage
    title="Galleries"
    noun="gallery"
    plural="galleries"
    rules={GALLERY_LIST}
    view={view}
    set={galleryFilters(categories)}
    {...useListing(galleryListing, galleryQuery(view), getRange(view))}
    kind="square"
    card={(gallery, priority) => <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={priority} />}
    illustration="pictures"
  >
    <PictureTabs current="galleries" />
  </ListPage>
);
