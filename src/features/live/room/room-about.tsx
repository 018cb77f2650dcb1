import { MessagesSquare, Radio } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import type { ItemActionsProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { PersonLink } from '@/entities/performer/person-link';
import { ClampText } from '@/components/text/clamp-text';
import { formatTokens } from '@/lib/format/format';
import { unreachableReason } from '@/entities/live-show/unreachable-reason';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { useCanSubscribe } from '@/store/subscription/use-can-subscribe';
import { useCurrentPerformer } from '@/store/performer/use-current-performer';
import type { RoomPage } from './room.loader';
import type { ShowView } from './use-show';
import styles from './room-about.module.css';

interface RoomAboutProps {
  page: RoomPage;
  show: ShowView;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
}

export function RoomAbout({ page, show, Actions, UnlockButton }: RoomAboutProps) {
  const { performer } = page;
  const { name, bio, isSubscribed, monthlyPrice, yearlyPrice, isFreeSubscription, avatar } = performer;
  const about = show.facts?.description || bio;
  const returnTo = paths.stream(performer);
  const isSubscribable =
    useCanSubscribe(isSubscribed) &&
    (monthlyPrice !== undefined || yearlyPrice !== undefined || Boolean(isFreeSubscription));
  return (
    <section className={styles.about} aria-label={`About ${name}`}>
      <div className={styles.person}>
        <PersonLink person={performer} />
        {show.own ? (
          <ButtonLink icon={<Radio />} href={paths.studioLive}>
            Go to your studio
          </ButtonLink>
        ) : (
          <div className={styles.actions}>
            {isSubscribable ? (
              <UnlockButton
                kind="performer"
                id={performer._id}
                title={name}
                price={null}
                performer={performer}
                cover={avatar ?? undefined}
                returnTo={returnTo}
                label="Subscribe"
              />
            ) : null}
            <PrivateLink page={page} show={show} />
          </div>
        )}
      </div>
      {about ? <ClampText lines={3}>{about}</ClampText> : null}
      <Actions
        objectId={performer._id}
        objectType="performer"
        ownerId={performer._id}
        title={name}
        path={paths.performer(performer)}
        picture={avatar ?? undefined}
        isFavourited={performer.isBookMarked}
      />
    </section>
  );
}

/**
 * Link to a private show for fans and guests, if the performer has set a price. If it isn't possible right now, it says
 * why.
 */
function PrivateLink({ page, show: { phase } }: Pick<RoomAboutProps, 'page' | 'show'>) {
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const { performer } = useCurrentPerformer(page.performer);
  const reasonId = useId();
  const { name, privateChatPrice } = performer;
  if (isPerformer || privateChatPrice === undefined) return null;
  const label = `Request private show · ${privateChatPrice > 0 ? `${formatTokens(privateChatPrice)} a minute` : 'free'}`;
  const reason = unreachableReason(phase, name, Boolean(performer.isOnline));
  if (reason === null) {
    return (
      <ButtonLink icon={<MessagesSquare />} href={paths.privateShow(performer)}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.unavailable}>
      <Button icon={<MessagesSquare />} disabled aria-describedby={reasonId}>
        {label}
      </Button>
      <p id={reasonId} className={styles.reason} dir="auto">
        {reason}
      </p>
    </div>
  );
}
