import { Bookmark, Clock, Eye, Flag, Heart, Pencil } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { IconLink } from '@/components/button/icon-link';
import type { ItemActionsProps, ItemType } from '@/entities/access/item-slots';
import { withGuestView } from '@/lib/page/guest-view';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { MarkButton } from './mark-button';
import { ShareButton } from './share-button';
import { useRememberVisit } from './use-remember-visit';
import styles from './item-actions.module.css';

/** Where owners edit an item. */
const EDIT_PATHS: Record<ItemType, (thing: { _id: string }) => string> = {
  video: studioPaths.video,
  gallery: studioPaths.gallery,
  product: studioPaths.product,
  post: studioPaths.post,
  performer: () => studioPaths.profile,
};

/** Item actions: like, favorite, watch later, share and report; for owners also edit and view as guest. */
export function ItemActions({
  objectId,
  objectType,
  ownerId,
  title,
  path,
  picture,
  likes,
  isLiked,
  isFavourited,
  isWatchLater,
  currentTime,
}: ItemActionsProps) {
  useRememberVisit({ type: objectType, id: objectId, title, path, picture });
  const thing = { objectId, objectType };
  const isOwn = useAppSelector(({ user }) => ownerId !== undefined && user.current._id === ownerId);
  return (
    <div role="group" aria-label="Actions" className={styles.actions}>
      {isOwn ? (
        <>
          <ButtonLink icon={<Pencil />} href={EDIT_PATHS[objectType]({ _id: objectId })}>
            {objectType === 'performer' ? 'Edit profile' : 'Edit'}
          </ButtonLink>
          <ButtonLink icon={<Eye />} href={withGuestView(path)} rel="nofollow">
            View as guest
          </ButtonLink>
        </>
      ) : null}
      {/* A performer's record doesn't contain the visitor's like, so the state would be wrong after a reload. */}
      {objectType === 'performer' ? null : (
        <MarkButton mark={{ ...thing, action: 'like' }} wasMarked={isLiked} count={likes ?? 0} icon={<Heart />}>
          Like
        </MarkButton>
      )}
      <MarkButton mark={{ ...thing, action: 'favourite' }} wasMarked={isFavourited} icon={<Bookmark />}>
        Favorite
      </MarkButton>
      {objectType === 'video' ? (
        <MarkButton mark={{ ...thing, action: 'watch_later' }} wasMarked={isWatchLater} icon={<Clock />}>
          Watch later
        </MarkButton>
      ) : null}
      <ShareButton title={title} path={path} currentTime={currentTime} />
      <IconLink href={paths.contact(path)} label={`Report ${title}`} rel="nofollow">
        <Flag />
      </IconLink>
    </div>
  );
}
