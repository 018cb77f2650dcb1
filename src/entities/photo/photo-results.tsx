import { useMemo } from 'react';
import { Link } from '@/components/link';
import { ListResults, type ListResultsProps } from '@/components/listing/list-results';
import type { Photo } from '@/contract/photo';
import { getListUrl, getRange, lastShownPage, MAX_PAGES_SHOWN } from '@/lib/lists/list-url';
import { NoScriptPhoto } from './no-script-photo';
import { urlOfPhoto } from './photo-url';
import { isOpenPhoto } from './photo-labels';
import { getGallery, photoOrigin, nameInList } from './photo-origin';
import { PhotoShow } from './photo-show';
import { photoSlides } from './photo-slides';
import { PhotoTile } from './photo-tile';
import { useOpenPhoto } from './use-open-photo';

/** Viewer caption with a link to the photo's gallery. */
function renderCaption(photo: Photo) {
  const gallery = getGallery(photo);
  return gallery && <Link href={gallery.path}>{photoOrigin(photo)}</Link>;
}

interface PhotoResultsProps<F extends string> extends Omit<ListResultsProps<Photo, F>, 'kind' | 'noun' | 'card'> {
  /** ID of the photo in the URL (`?photo=`). */
  photoId: string | null;
}

/** A list of photos from many galleries. The viewer shows open photos; locked ones link to their gallery. */
export function PhotoResults<F extends string>({ photoId, ...results }: PhotoResultsProps<F>) {
  const { rules, view, list, onMore } = results;
  const { items, total, requesting, error } = list;
  const grownTo = Math.max(view.upto, lastShownPage(view, items.length));
  const listUrl = getListUrl(rules, { ...view, upto: Math.min(grownTo, view.page + MAX_PAGES_SHOWN - 1) });
  const getPhotoUrl = (id: string, index: number) => urlOfPhoto(rules, view, { id, index });
  const getUrlById = (id: string) =>
    getPhotoUrl(
      id,
      items.findIndex(({ _id }) => _id === id),
    );
  const { openId, open, show, close } = useOpenPhoto(listUrl, getUrlById, photoId);
  const slides = useMemo(() => photoSlides(items, { name: nameInList, caption: renderCaption }), [items]);
  const requestedPhoto = items.find(({ _id }) => _id === photoId);

  return (
    <>
      {requestedPhoto && (
        <NoScriptPhoto photo={requestedPhoto} name={nameInList(requestedPhoto)} back={getListUrl(rules, view)} />
      )}
      <ListResults
        {...results}
        kind="photo"
        noun="photos"
        card={(photo, index) => (
          <PhotoTile
            key={photo._id}
            photo={photo}
            name={nameInList(photo)}
            shape="square"
            priority={index === 0}
            href={isOpenPhoto(photo) ? getPhotoUrl(photo._id, index) : getGallery(photo)?.path}
            onOpen={isOpenPhoto(photo) ? open : undefined}
          />
        )}
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
