import { useMemo, useRef, type ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { GridSkeleton } from '@/components/card/skeletons';
import { cx } from '@/components/cx';
import type { ListContent } from '@/components/listing/list-results';
import { useFocusOnNew } from '@/components/listing/use-focus-on-new';
import { Pagination } from '@/components/pagination/pagination';
import { LoadMore } from '@/components/pagination/load-more';
import { getPerformers } from '@/entities/performer/get-performers';
import { urlOfPhoto } from '@/entities/photo/photo-url';
import { PhotoRows } from '@/entities/photo/photo-rows';
import { PhotoShow } from '@/entities/photo/photo-show';
import { photoSlides } from '@/entities/photo/photo-slides';
import { PhotoTile } from '@/entities/photo/photo-tile';
import { isOpenPhoto, photoName } from '@/entities/photo/photo-labels';
import { NoScriptPhoto } from '@/entities/photo/no-script-photo';
import { useOpenPhoto } from '@/entities/photo/use-open-photo';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { SlowLoading } from '@/components/status/slow-loading';
import type { Gallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';
import { formatQuantity, priceTo, pluralize } from '@/lib/format/format';
import { getListUrl, getLastPage, lastShownPage, type ListView, getPageUrl } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { useIsLoggedIn } from '@/store/hooks';
import { galleryTitle } from './gallery-access';
import { LOCKED_PART } from './gallery-head';
import { galleryRules, MAX_PHOTO_PAGES, PHOTOS_PER_PAGE, photosRange } from './gallery-photo-list';
import styles from './gallery-photos.module.css';

interface GalleryPhotosProps {
  gallery: Gallery;
  view: ListView<never>;
  photoId: string | null;
  closed: boolean;
  unlockButton: ReactNode;
  list: ListContent<Photo>;
  onMore: () => void;
  onRetry: () => void;
}

export function GalleryPhotos({
  gallery,
  view,
  photoId,
  closed,
  unlockButton,
  list,
  onMore,
  onRetry,
}: GalleryPhotosProps) {
  const container = useRef<HTMLDivElement>(null);
  const { items, total, requesting, error } = list;
  const rules = galleryRules(gallery);
  const name = galleryTitle(gallery);
  const { offset } = photosRange(view);
  const shownCount = offset + items.length;
  const last = lastShownPage(view, items.length, PHOTOS_PER_PAGE);
  const listUrl = getListUrl(rules, {
    ...view,
    upto: Math.min(Math.max(view.upto, last), view.page + MAX_PHOTO_PAGES - 1),
  });
  const getPhotoUrl = (id: string, index: number) => urlOfPhoto(rules, view, { id, index }, PHOTOS_PER_PAGE);
  const getUrlById = (id: string) =>
    getPhotoUrl(
      id,
      items.findIndex(({ _id }) => _id === id),
    );
  const { openId, open, show, close } = useOpenPhoto(listUrl, getUrlById, photoId);
  const hrefFor = (page: number) => getPageUrl(rules, view, page);

  const expectNew = useFocusOnNew(container, items.length);
  const showMore = () => {
    expectNew();
    onMore();
  };

  const nameAt = (photo: Photo, index: number) => photoName(photo, `Photo ${offset + index + 1} of ${name}`);
  const slides = useMemo(
    () =>
      photoSlides(items, {
        name: (photo, index) => photoName(photo, `Photo ${offset + index + 1} of ${name}`),
        caption: ({ title, description }) => description || title,
      }),
    [items, offset, name],
  );

  if (items.length === 0) {
    if (requesting) return <GridSkeleton kind="photo" />;
    if (error) return <BlockError title="The photos couldn’t be loaded." message={error.message} onRetry={onRetry} />;
    const owner = getPerformers(gallery)[0];
    return (
      <EmptyState
        illustration="pictures"
        title="This gallery has no photos yet"
        action={
          owner ? (
            <ButtonLink href={paths.performer(owner)}>View more by this performer</ButtonLink>
          ) : (
            <ButtonLink href={paths.galleries}>Browse galleries</ButtonLink>
          )
        }
      >
        <p>New photos will appear here.</p>
      </EmptyState>
    );
  }

  const requestedPhoto = items.find(({ _id }) => _id === photoId);
  return (
    <div ref={container} aria-busy={requesting || undefined}>
      {requestedPhoto && (
        <NoScriptPhoto
          photo={requestedPhoto}
          name={nameAt(requestedPhoto, items.indexOf(requestedPhoto))}
          back={getListUrl(rules, view)}
        />
      )}
      <div className={cx(closed && LOCKED_PART, closed && styles.closed)}>
        {closed && <ClosedGallery gallery={gallery} count={total} unlockButton={unlockButton} />}
        <PhotoRows
          label={closed ? formatQuantity(total, 'locked photo') : 'Photos'}
          photos={items}
          coming={requesting ? Math.min(PHOTOS_PER_PAGE, total - shownCount) : 0}
          tile={(photo, index) => (
            <PhotoTile
              photo={photo}
              name={nameAt(photo, index)}
              shape="own"
              priority={index === 0}
              href={isOpenPhoto(photo) ? getPhotoUrl(photo._id, index) : undefined}
              onOpen={open}
            />
          )}
        />
      </div>
      <div className={styles.footer}>
        {requesting && <SlowLoading onRetry={showMore} />}
        {error && !requesting ? (
          <BlockError
            title="More photos couldn’t be loaded. The items above are still here."
            message={error.message}
            onRetry={showMore}
          />
        ) : shownCount < total ? (
          <LoadMore
            href={hrefFor(last + 1)}
            onLoad={showMore}
            loading={requesting}
            shownCount={shownCount}
            total={total}
            noun="photos"
          />
        ) : (
          <EndOfList />
        )}
        <div className={cx(view.page === 1 && styles.noScriptOnly)}>
          <Pagination current={last} last={getLastPage(total, PHOTOS_PER_PAGE)} hrefFor={hrefFor} label="Photos" />
        </div>
      </div>
      <PhotoShow
        slides={slides}
        openId={openId}
        total={total}
        offset={offset}
        canLoadMore={shownCount < total && !requesting && !error}
        onLoadMore={onMore}
        onShow={show}
        onClose={close}
      />
    </div>
  );
}

interface ClosedGalleryProps {
  gallery: Gallery;
  count: number;
  unlockButton: ReactNode;
}

/** Message over the blurred photos with the unlock options. */
function ClosedGallery({ gallery, count, unlockButton }: ClosedGalleryProps) {
  const isLoggedIn = useIsLoggedIn();
  const owner = getPerformers(gallery)[0]?.name;
  const all = pluralize(count, 'the photo', `all ${formatQuantity(count, 'photo')}`);
  return (
    <div className={styles.message} data-testid="gallery-locked">
      <Lock />
      <h2>{gallery.isSale ? priceTo(gallery.price, `to view ${all}`) : 'For subscribers'}</h2>
      <p dir="auto">
        {gallery.isSale
          ? 'One-time purchase. View anytime.'
          : `For members and ${owner ? `${owner}’s ` : ''}subscribers.`}
      </p>
      <UnlockCallToAction login={isLoggedIn ? null : 'Log in to view'}>{unlockButton}</UnlockCallToAction>
    </div>
  );
}
