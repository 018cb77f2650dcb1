import { Bookmark, Clock, Eye, Flag, Heart, Pencil, Link2, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { IconLink } from '@/components/button/icon-link';
import type { ItemActionsProps, ItemType } from '@/entities/access/item-slots';
import { withGuestView } from '@/lib/page/guest-view';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { rememberVisit, type Visit } from '@/device/visits';
import { Button } from '@/components/button/button';
import { Menu, type MenuEntry } from '@/components/menu/menu';
import { withQuery } from '@/lib/lists/query';
import { useLinkSharing } from '@/store/reaction/use-link-sharing';
import { MarkButton } from './mark-button';
import styles from './item-actions.module.css';

/** Stores a visit in this device's history. Nothing is sent to the server. */
function useRememberVisit({ type, id, title, path, picture }: Omit<Visit, 'at'>): void {
  useEffect(() => {
    rememberVisit({ type, id, title, path, at: Date.now(), ...(picture ? { picture } : {}) });
  }, [type, id, title, path, picture]);
}

/** Where owners edit an item. */
const EDIT_PATHS: Record<ItemType, (thing: { _id: string }) => string> = {
  video: studioPaths.video,
  gallery: studioPaths.gallery,
  product: studioPaths.product,
  post: studioPaths.post,
  performer: () => studioPaths.profile,
};

export function ItemActions(props: ItemActionsProps) {
  const { objectId, objectType, ownerId, title, path, picture, currentTime } = props;
  useRememberVisit({ type: objectType, id: objectId, title, path, picture });
  const isOwn = useAppSelector(({ user }) => ownerId !== undefined && user.current._id === ownerId);
  return (
    <div role="group" aria-label="Actions" className={styles.actions}>
      {isOwn ? <OwnerLinks {...props} /> : <Marks {...props} />}
      <ShareButton title={title} path={path} currentTime={currentTime} />
      {isOwn ? null : (
        <IconLink href={paths.contact(path, title)} label={`Report ${title}`} rel="nofollow">
          <Flag />
        </IconLink>
      )}
    </div>
  );
}

const OwnerLinks = ({ objectId, objectType, path }: ItemActionsProps) => (
  <>
    <ButtonLink icon={<Pencil />} href={EDIT_PATHS[objectType]({ _id: objectId })}>
      {objectType === 'performer' ? 'Edit profile' : 'Edit'}
    </ButtonLink>
    <ButtonLink icon={<Eye />} href={withGuestView(path)} rel="nofollow">
      View as guest
    </ButtonLink>
  </>
);

function Marks({ objectId, objectType, likes, isLiked, isFavourited, isWatchLater }: ItemActionsProps) {
  const thing = { objectId, objectType };
  return (
    <>
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
    </>
  );
}

interface Props {
  title: string;
  path: string;
  currentTime?: () => number;
}

/** Shares an item with the device's share sheet, or copies its link. */
function ShareButton({ title, path, currentTime }: Props) {
  const { copy, share } = useLinkSharing();

  if (!currentTime) {
    return (
      <Button icon={<Share2 />} className={styles.mark} onClick={() => share(title, path)}>
        Share
      </Button>
    );
  }
  const copyTimeLink = () => {
    const seconds = Math.floor(currentTime());
    copy(withQuery(path, { t: seconds > 0 ? seconds : undefined }));
  };
  const entries: MenuEntry[] = [
    { kind: 'action', key: 'link', label: 'Copy link', icon: <Link2 />, onSelect: () => copy(path) },
    { kind: 'action', key: 'time', label: 'Copy link at current time', icon: <Clock />, onSelect: copyTimeLink },
    { kind: 'action', key: 'share', label: 'Share…', icon: <Share2 />, onSelect: () => share(title, path) },
  ];
  return (
    <Menu
      label="Share"
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Share2 />
          Share
        </>
      }
      entries={entries}
    />
  );
}
