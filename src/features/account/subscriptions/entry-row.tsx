import { useRef } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { PersonLink } from '@/entities/performer/person-link';
import { LeaveControl } from '@/entities/subscription/leave-control';
import { SubscriptionStatusNote } from '@/entities/subscription/subscription-status-note';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import {
  canceledMessage,
  canCancel,
  getAccessEnd,
  getSubscriptionStatus,
  getVersion,
  lostAccessMessage,
  PURCHASES_STAY,
  type SubscriptionStatus,
} from '@/entities/subscription/subscription-status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { purchaseDismissed } from '@/store/purchase/purchase.slice';
import { withCancellation, selectCancellation } from '@/store/subscription/subscription.selectors';
import { cancelConfirmed } from '@/store/subscription/subscription.slice';
import { useCurrency } from '@/store/ui/use-currency';
import { chargeLabel } from './charge-labels';
import { entryName, type Entry } from './entry';
import styles from './entry-row.module.css';
import { Rejoin } from './rejoin';

interface EntryRowProps {
  entry: Entry;
  today: string;
}

export function EntryRow({ entry, today }: EntryRowProps) {
  const leaving = useAppSelector(selectCancellation(entry._id));
  const subscriptionStatus = getSubscriptionStatus(withCancellation(entry, leaving), today);
  const container = useRef<HTMLElement>(null);
  return (
    <article
      ref={container}
      id={entry._id}
      tabIndex={-1}
      className={styles.row}
      aria-label={entry.performerId === null ? 'Membership' : (entry.performer?.name ?? 'Former performer')}
    >
      <div className={styles.facts}>
        <Name entry={entry} />
        <SubscriptionStatusNote subscriptionStatus={subscriptionStatus} />
        <Facts entry={entry} subscriptionStatus={subscriptionStatus} />
      </div>
      <div className={styles.action}>
        <SubscriptionAction
          entry={entry}
          subscriptionStatus={subscriptionStatus}
          today={today}
          onLeft={() => container.current?.focus({ preventScroll: true })}
        />
      </div>
    </article>
  );
}

function Name({ entry: { performerId, performer, plan } }: Pick<EntryRowProps, 'entry'>) {
  if (performer) return <PersonLink person={performer} />;
  return (
    <p className={styles.name} dir="auto">
      {performerId === null ? (plan ?? 'Site membership') : 'Former performer'}
    </p>
  );
}

function Facts({
  entry: { charge, since },
  subscriptionStatus,
}: {
  entry: Entry;
  subscriptionStatus: SubscriptionStatus;
}) {
  const currency = useCurrency();
  const renews =
    subscriptionStatus.kind === 'renews' ||
    subscriptionStatus.kind === 'unpaid' ||
    (subscriptionStatus.kind === 'trial' && subscriptionStatus.renews);
  const cost = charge ? chargeLabel(charge, currency) : 'Renewal price unavailable';
  return (
    <ul role="list" className={styles.quiet}>
      {renews && <li>{cost}</li>}
      {since && (
        <li>
          Since <DateText iso={since} />
        </li>
      )}
    </ul>
  );
}

interface SubscriptionActionProps extends EntryRowProps {
  subscriptionStatus: SubscriptionStatus;
  /** Called when the focused control disappears. */
  onLeft: () => void;
}

function SubscriptionAction(props: SubscriptionActionProps) {
  const { entry, subscriptionStatus, today } = props;
  const leaving = useAppSelector(selectCancellation(entry._id));
  const isSending = leaving?.step === 'sending';
  // Nothing to rejoin while the cancellation can be undone.
  const rejoin =
    canRejoin(subscriptionStatus) && !isSending && leaving?.step !== 'waiting' ? (
      <RejoinOffer entry={entry} today={today} />
    ) : null;
  if (!canCancel(subscriptionStatus) && !isSending) return rejoin;
  return (
    <div className={styles.actions}>
      {rejoin}
      <Cancellation {...props} />
    </div>
  );
}

/** True if access has ended, or ends because of a cancellation. */
const canRejoin = (subscriptionStatus: SubscriptionStatus): boolean =>
  subscriptionStatus.kind === 'over' ||
  hasLapsed(subscriptionStatus) ||
  (subscriptionStatus.kind === 'ends' && subscriptionStatus.isCanceled);

/** True if a renewal failed and access has ended. The server may still retry the charge, so it can be canceled. */
const hasLapsed = (subscriptionStatus: SubscriptionStatus): boolean =>
  subscriptionStatus.kind === 'unpaid' && !subscriptionStatus.open;

function RejoinOffer({ entry, today }: EntryRowProps) {
  const { performerId, performer, packageId } = entry;
  if (performer) return <Rejoin entry={entry} performer={performer} today={today} />;
  return performerId === null ? (
    <ButtonLink href={withQuery(paths.membership, { plan: packageId })}>Rejoin</ButtonLink>
  ) : null;
}

function Cancellation({ entry, subscriptionStatus, onLeft }: SubscriptionActionProps) {
  const dispatch = useAppDispatch();
  const { _id, performerId, performer } = entry;
  const leaving = useAppSelector(selectCancellation(_id));
  const what = entryName(entry);
  const until = hasLapsed(subscriptionStatus) ? null : getAccessEnd(entry);
  const content =
    performerId === null
      ? 'what is published for members'
      : `what ${performer?.name ?? 'the performer'} publishes for subscribers`;
  return (
    <LeaveControl
      what={what}
      until={until}
      lost={hasLapsed(subscriptionStatus) ? PURCHASES_STAY : lostAccessMessage(content)}
      sending={leaving?.step === 'sending'}
      failure={leaving?.step === 'failed' ? leaving.error : undefined}
      onConfirm={() => {
        onLeft();
        // The payment confirmation is outdated after a cancellation.
        dispatch(purchaseDismissed({ subject: performerId === null ? 'membership' : `subscription/${performerId}` }));
        dispatch(
          cancelConfirmed({ _id, performerId, noticeText: canceledMessage(what, until), version: getVersion(entry) }),
        );
      }}
    />
  );
}
