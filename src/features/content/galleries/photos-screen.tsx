import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { NoResults } from '@/components/listing/no-results';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { PhotoResults } from '@/entities/photo/photo-results';
import { PictureTabs } from '@/entities/photo/picture-tabs';
import { SectionHeader } from '@/components/section/section-header';
import { getRange } from '@/lib/lists/list-url';
import { photoListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { photoFilters } from './photo-filters';
import { PHOTO_LIST, photoQuery } from './photo-list';
import type { PhotosPage } from './photos.loader';

export function PhotosScreen({ view, performers, photoId }: PhotosPage) {
  const navigation = useListNavigation(PHOTO_LIST, view);
  const { list, onMore, onRetry } = useListing(photoListing, photoQuery(view), getRange(view));
  const set = photoFilters(performers);

  return (
    <>
      <SectionHeader heading="h1" title="Photos" note={<ListCount list={list} noun="photo" />} />
      <PictureTabs current="photos" />
      <ListFilters set={set} navigation={navigation} noun="photos" list={list} />
      <PhotoResults
        rules={PHOTO_LIST}
        view={view}
        list={list}
        photoId={photoId}
        empty={<NoResults set={set} navigation={navigation} noun="photos" illustration="pictures" />}
        isNavigating={navigation.isNavigating}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
