import { Bookmark, Clock, Flag, Heart } from 'lucide-react';
import { IconLink } from '@/components/button/icon-link';
import type { ItemActionsProps } from '@/components/item/item-slots';
import { paths } from '@/lib/paths';
import { MarkButton } from './mark-button';
import { ShareButton } from './share-button';
import { useRememberVisit } from './use-remember-visit';
import styles from './item-actions.module.css';

/** What can be done with a thing besides looking at it: like it, keep it, share it, report it. */
export function ItemActions({ objectId, objectType, title, path, picture, likes, isLiked, isFavourited, isWatchLater, currentTime }: ItemActionsProps) {
  useRememberVisit({ type: objectType, id: objectId, title, path, picture });
  const thing = { objectId, objectType };
  return (
    <div role="group" aria-label="Actions" className={styles.actions}>
      {/* A performer's record does not say whether the visitor likes it, so nothing would be right after a reload. */}
      {objectType === 'performer' ? null : (
        <MarkButton mark={{ ...thing, action: 'like' }} came={isLiked} count={likes ?? 0} icon={<Heart />}>
          Like
        </MarkButton>
      )}
      <MarkButton mark={{ ...thing, action: 'favourite' }} came={isFavourited} icon={<Bookmark />}>
        Favourite
      </MarkButton>
      {objectType === 'video' ? (
        <MarkButton mark={{ ...thing, action: 'watch_later' }} came={isWatchLater} icon={<Clock />}>
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
