import type { ComponentType } from 'react';
import type { DiscussionProps, ItemActionsProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { useOpening } from '@/entities/access/use-opening';
import { tileId } from '@/entities/photo/photo-labels';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { accessTo, nameOf, performersOf } from './gallery-access';
import { GalleryAbout } from './gallery-about';
import { GalleryPhotos } from './gallery-photos';
import type { GalleryPage } from './gallery.loader';
import { RelatedGalleries } from './related-galleries';
import { useGalleryPhotos } from './use-gallery-photos';
import styles from './gallery-screen.module.css';

interface Props extends GalleryPage {
  /** Comments on the gallery. */
  Discussion: ComponentType<DiscussionProps>;
  /** Like, save, share and report. */
  Actions: ComponentType<ItemActionsProps>;
  /** Sheet with the unlock options. */
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** A gallery page. The key resets state when the router reuses the page for another gallery. */
export const GalleryScreen = (props: Props) => <OneGallery key={props.gallery._id} {...props} />;

function OneGallery({ gallery, view, photoId, Discussion, Actions, UnlockButton }: Props) {
  const { list, onMore, onRetry } = useGalleryPhotos(gallery, view);
  const viewerId = useAppSelector(({ user }) => user.current._id);
  const access = accessTo(gallery, list.items[0], viewerId);
  const [first] = list.items;
  const onPaid = useOpening(access !== 'closed', () => first && document.getElementById(tileId(first._id))?.focus());
  const count = list.total || (gallery.numOfItems ?? 0);
  return (
    <article className={styles.screen}>
      <GalleryAbout
        gallery={gallery}
        access={access}
        count={count}
        actions={
          <Actions
            objectId={gallery._id}
            objectType="gallery"
            ownerId={gallery.performerId ?? performersOf(gallery)[0]?._id}
            title={nameOf(gallery)}
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
              title={nameOf(gallery)}
              price={gallery.isSale ? (gallery.price ?? null) : null}
              performer={performersOf(gallery)[0] ?? null}
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
        <Discussion objectId={gallery._id} ownerIds={performersOf(gallery).map(({ _id }) => _id)} />
      </div>
      <RelatedGalleries gallery={gallery} />
    </article>
  );
}
