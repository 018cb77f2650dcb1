import { GalleryCard } from '@/components/card/gallery-card';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { PictureTabs } from '@/components/photo/picture-tabs';
import { SectionHeader } from '@/components/section/section-header';
import type { GalleriesPage } from './galleries.loader';
import { galleryFilters } from './gallery-filters';
import { GALLERY_LIST } from './gallery-list';
import { useGalleryList } from './use-gallery-list';

/** How many cards stand in the first row of a wide screen. */
const FIRST_ROW = 6;

/** The list of all galleries. */
export function GalleriesScreen({ view, categories }: GalleriesPage) {
  const address = useListAddress(GALLERY_LIST, view);
  const { list, onMore, onRetry } = useGalleryList(view);
  const set = galleryFilters(categories);
  return (
    <>
      <SectionHeader heading="h1" title="Galleries" note={<ListCount list={list} noun="gallery" plural="galleries" />} />
      <PictureTabs current="galleries" />
      <ListFilters set={set} address={address} noun="galleries" list={list} />
      <ListResults
        rules={GALLERY_LIST}
        view={view}
        list={list}
        kind="square"
        noun="galleries"
        card={(gallery, index) => <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={index < FIRST_ROW} />}
        empty={<NoResults set={set} address={address} noun="galleries" drawing="pictures" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
