import { useMemo } from 'react';
import { Link } from '@/components/link';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { addressOfPhoto } from '@/entities/photo/photo-address';
import { PhotoShow } from '@/entities/photo/photo-show';
import { photoSlides } from '@/entities/photo/photo-slides';
import { PhotoTile } from '@/entities/photo/photo-tile';
import { isOpenPhoto, photoName } from '@/entities/photo/photo-labels';
import { PictureTabs } from '@/entities/photo/picture-tabs';
import { NoScriptPhoto } from '@/entities/photo/no-script-photo';
import { useOpenPhoto } from '@/entities/photo/use-open-photo';
import { SectionHeader } from '@/components/section/section-header';
import type { Photo } from '@/contract/photo';
import { getAddress, lastShownPage, MAX_PAGE, getRange } from '@/lib/lists/list-address';
import { photoListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { photoFilters } from './photo-filters';
import { PHOTO_LIST, photoQuery } from './photo-list';
import { getGallery, getPhotoPosition } from './photo-positions';
import type { PhotosPage } from './photos.loader';

const getName = (photo: Photo) => photoName(photo, getPhotoPosition(photo));

/** Viewer caption with a link to the photo's gallery. */
function renderCaption(photo: Photo) {
  const gallery = getGallery(photo);
  return gallery && <Link href={gallery.path}>{getPhotoPosition(photo)}</Link>;
}

/** Photos of all galleries. The viewer shows open photos; locked ones link to their gallery. */
export function PhotosScreen({ view, performers, photoId }: PhotosPage) {
  const address = useListAddress(PHOTO_LIST, view);
  const { list, onMore, onRetry } = useListing(photoListing, photoQuery(view), getRange(view));
  const { items, total, requesting, error } = list;
  const grownTo = Math.max(view.upto, lastShownPage(view, items.length));
  const listAddress = getAddress(PHOTO_LIST, { ...view, upto: Math.min(grownTo, view.page + MAX_PAGE - 1) });
  const addressAt = (id: string, index: number) => addressOfPhoto(PHOTO_LIST, view, { id, index });
  const addressFor = (id: string) =>
    addressAt(
      id,
      items.findIndex(({ _id }) => _id === id),
    );
  const { openId, open, show, close } = useOpenPhoto(listAddress, addressFor, photoId);
  const slides = useMemo(() => photoSlides(items, { name: getName, caption: renderCaption }), [items]);
  const requestedPhoto = items.find(({ _id }) => _id === photoId);
  const set = photoFilters(performers);

  return (
    <>
      <SectionHeader heading="h1" title="Photos" note={<ListCount list={list} noun="photo" />} />
      <PictureTabs current="photos" />
      <ListFilters set={set} address={address} noun="photos" list={list} />
      {requestedPhoto && (
        <NoScriptPhoto photo={requestedPhoto} name={getName(requestedPhoto)} back={getAddress(PHOTO_LIST, view)} />
      )}
      <ListResults
        rules={PHOTO_LIST}
        view={view}
        list={list}
        kind="photo"
        noun="photos"
        card={(photo, index) => (
          <PhotoTile
            key={photo._id}
            photo={photo}
            name={getName(photo)}
            shape="square"
            priority={index === 0}
            href={isOpenPhoto(photo) ? addressAt(photo._id, index) : getGallery(photo)?.path}
            onOpen={isOpenPhoto(photo) ? open : undefined}
          />
        )}
        empty={<NoResults set={set} address={address} noun="photos" drawing="pictures" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
      <PhotoShow
        slides={slides}
        openId={openId}
        canLoadMore={getRange(view).offset + items.length < total && !requesting && !error}
        onLoadMore={onMore}
        onShow={show}
        onClose={close}
      />
    </>
  );
}
