import { useRef } from 'react';
import { BadgeCheck } from 'lucide-react';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import { LeaveControl } from '@/entities/subscription/leave-control';
import {
  canCancel,
  canceledMessage,
  getAccessEnd,
  getSubscriptionStatus,
  getVersion,
  lostAccessMessage,
} from '@/entities/subscription/subscription-status';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { purchaseDismissed } from '@/store/purchase/purchase.slice';
import { selectCancellation, withCancellation } from '@/store/subscription/subscription.selectors';
import { cancelConfirmed } from '@/store/subscription/subscription.slice';
import type { ProfileExtras } from './profile-around';
import styles from './profile-offer.module.css';

interface SubscribedProps {
  performer: Performer;
  subscription: ProfileExtras['subscription'];
  /** When the page was rendered. */
  from: string;
}

/** How long a subscription lasts, and its cancellation. */
export function Subscribed({ performer, subscription, from }: SubscribedProps) {
  const card = useRef<HTMLElement>(null);
  const leaving = useAppSelector(selectCancellation(subscription?._id ?? ''));
  const shown = subscription && withCancellation(subscription, leaving);
  // Some servers keep the date after a cancellation.
  const renews = shown?.status === 'active' ? shown.nextRecurringDate : null;
  const ends = shown?.expiredAt;
  const isCancelable = shown && (canCancel(getSubscriptionStatus(shown, from)) || leaving?.step === 'sending');
  return (
    <section ref={card} tabIndex={-1} className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        <BadgeCheck className={styles.sign} />
        You’re subscribed
      </h2>
      {(renews || ends) && (
        <p className={styles.price}>
          {renews ? 'Renews on ' : 'Ends on '}
          <DateText iso={renews || ends || ''} />
        </p>
      )}
      <p className={styles.text} dir="auto">
        You have access to everything {performer.name} publishes for subscribers{renews || !ends ? '' : ' until then'}.
      </p>
      <div className={cx(styles.action, styles.manage)}>
        {isCancelable && (
          <Cancellation
            performer={performer}
            subscription={subscription}
            onLeft={() => card.current?.focus({ preventScroll: true })}
          />
        )}
        <Link href={subscription ? `${paths.subscriptions}#${subscription._id}` : paths.subscriptions}>
          Manage subscription
        </Link>
      </div>
    </section>
  );
}

interface CancellationProps {
  performer: Performer;
  subscription: NonNullable<ProfileExtras['subscription']>;
  /** Called when the focused control disappears. */
  onLeft: () => void;
}

function Cancellation({ performer: { _id: performerId, name }, subscription, onLeft }: CancellationProps) {
  const dispatch = useAppDispatch();
  const { _id } = subscription;
  const leaving = useAppSelector(selectCancellation(_id));
  const what = `subscription to ${name}`;
  const until = getAccessEnd(subscription);
  return (
    <LeaveControl
      what={what}
      until={until}
      lost={lostAccessMessage(`what ${name} publishes for subscribers`)}
      sending={leaving?.step === 'sending'}
      failure={leaving?.step === 'failed' ? leaving.error : undefined}
      onConfirm={() => {
        onLeft();
        // The payment confirmation is outdated after a cancellation.
        dispatch(purchaseDismissed({ subject: `subscription/${performerId}` }));
        dispatch(
          cancelConfirmed({
            _id,
            performerId,
            noticeText: canceledMessage(what, until),
            version: getVersion(subscription),
          }),
        );
      }}
    />
  );
}
