import type { ComponentType } from 'react';
import type { DiscussionProps, ItemActionsProps, SubscribeProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { useStartOnUnlock } from '@/entities/access/use-start-on-unlock';
import { getPerformers } from '@/entities/performer/get-performers';
import { tileId } from '@/entities/photo/photo-labels';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import type { Gallery } from '@/contract/gallery';
import { listKey } from '@/store/list/list-state';
import { useDelayedValue, useListing } from '@/store/list/use-listing';
import type { RootState } from '@/store/root-reducer';
import { galleryPhotosRequested, moreGalleryPhotosRequested } from '@/store/photo/photo.slice';
import { CardRow } from '@/components/card/card-row';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { relatedQuery } from '@/entities/related-query';
import { GridSkeleton } from '@/components/card/skeletons';
import { BlockError } from '@/components/empty-error-states/error-state';
import { relatedGalleriesRequested } from '@/store/gallery/gallery.slice';
import { getGalleryAccess, galleryTitle } from './gallery-access';
import { GalleryAbout } from './gallery-about';
import { GalleryPhotos } from './gallery-photos';
import type { GalleryPage } from './gallery.loader';
import { PHOTOS_PER_PAGE, photosQuery, photosRange } from './gallery-photo-list';
import styles from './gallery-screen.module.css';

const photosOfGallery = {
  select: ({ photo }: RootState) => photo.galleryPhotos,
  requested: galleryPhotosRequested,
  moreRequested: moreGalleryPhotosRequested,
};

interface Props extends GalleryPage {
  Discussion: ComponentType<DiscussionProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Subscribe: ComponentType<SubscribeProps>;
}

/** A gallery page. The key resets state when the router reuses the page for another gallery. */
export const GalleryScreen = (props: Props) => <OneGallery key={props.gallery._id} {...props} />;

function OneGallery({ gallery, view, photoId, Discussion, Actions, UnlockButton, Subscribe }: Props) {
  const isLoggedIn = useIsLoggedIn();
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const { list, onMore, onRetry } = useListing(
    photosOfGallery,
    photosQuery(gallery, isLoggedIn, viewerId),
    photosRange(view),
    PHOTOS_PER_PAGE,
  );
  const access = getGalleryAccess(gallery, list.items[0], viewerId);
  const [first] = list.items;
  const owner = getPerformers(gallery)[0] ?? null;
  const onPaid = useStartOnUnlock(
    access !== 'closed',
    () => first && document.getElementById(tileId(first._id))?.focus(),
  );
  const count = list.total || (gallery.numOfItems ?? 0);
  return (
    <article className={styles.screen}>
      <GalleryAbout
        gallery={gallery}
        access={access}
        count={count}
        subscribe={owner ? <Subscribe performer={owner} returnTo={paths.gallery(gallery)} /> : null}
        actions={
          <Actions
            objectId={gallery._id}
            objectType="gallery"
            ownerId={gallery.performerId ?? owner?._id}
            title={galleryTitle(gallery)}
            path={paths.gallery(gallery)}
            picture={gallery.coverPhoto?.thumbnails?.[0] ?? gallery.coverPhoto?.url ?? undefined}
            likes={gallery.stats?.likes}
            isLiked={gallery.isLiked}
            isFavourited={gallery.isFavourited}
          />
        }
      />
      <GalleryPhotos
        gallery={gallery}
        view={view}
        photoId={photoId}
        closed={access === 'closed'}
        unlockButton={
          gallery.isSale && gallery.price === undefined ? null : (
            <UnlockButton
              kind="gallery"
              id={gallery._id}
              title={galleryTitle(gallery)}
              price={gallery.isSale ? (gallery.price ?? null) : null}
              performer={owner}
              cover={gallery.coverPhoto?.thumbnails?.[0]}
              returnTo={paths.gallery(gallery)}
              label="Unlock gallery"
              onPaid={onPaid}
            />
          )
        }
        list={list}
        onMore={onMore}
        onRetry={onRetry}
      />
      <div className={styles.talk}>
        <Discussion objectId={gallery._id} ownerIds={getPerformers(gallery).map(({ _id }) => _id)} />
      </div>
      <RelatedGalleries gallery={gallery} />
    </article>
  );
}

function RelatedGalleries({ gallery }: { gallery: Gallery }) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.gallery.relatedGalleries);
  const { items, error, requesting } = useDelayedValue(list, list.key === listKey(relatedQuery(gallery)));
  if (error) {
    return (
      <BlockError
        title="Related galleries couldn’t be loaded."
        message={error.message}
        retrying={requesting}
        onRetry={() => dispatch(relatedGalleriesRequested(relatedQuery(gallery)))}
      />
    );
  }
  if (items.length === 0) return requesting ? <GridSkeleton kind="square" count={4} /> : null;
  return (
    <CardRow title="More galleries" kind="square" seeAll={paths.galleries}>
      {items.map((item) => (
        <GalleryCard key={item._id} gallery={item} />
      ))}
    </CardRow>
  );
}
