import { useRef } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { PersonLink } from '@/entities/performer/person-link';
import { CancelControl } from '@/entities/subscription/cancel-control';
import { SubscriptionStatusNote } from '@/entities/subscription/subscription-status-note';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import {
  canCancel,
  hasLapsed,
  lostAccessMessage,
  PURCHASES_STAY,
  type SubscriptionStatus,
} from '@/entities/subscription/subscription-status';
import { useCancellation } from '@/store/subscription/use-cancellation';
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
  const cancellation = useCancellation(entry, { performerId: entry.performerId, what: entryName(entry), today });
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
        <SubscriptionStatusNote subscriptionStatus={cancellation.status} />
        <Facts entry={entry} subscriptionStatus={cancellation.status} />
      </div>
      <div className={styles.action}>
        <SubscriptionAction
          entry={entry}
          cancellation={cancellation}
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
  cancellation: ReturnType<typeof useCancellation>;
  /** Called when the focused control disappears. */
  onLeft: () => void;
}

function SubscriptionAction({ entry, today, cancellation, onLeft }: SubscriptionActionProps) {
  const { status, step, control, confirm } = cancellation;
  // Nothing to rejoin while the cancellation can be undone.
  const rejoin =
    canRejoin(status) && step !== 'sending' && step !== 'waiting' ? <RejoinOffer entry={entry} today={today} /> : null;
  if (!canCancel(status) && !control.sending) return rejoin;
  const content =
    entry.performerId === null
      ? 'what is published for members'
      : `what ${entry.performer?.name ?? 'the performer'} publishes for subscribers`;
  return (
    <div className={styles.actions}>
      {rejoin}
      <CancelControl
        {...control}
        lost={hasLapsed(status) ? PURCHASES_STAY : lostAccessMessage(content)}
        onConfirm={() => {
          onLeft();
          confirm();
        }}
      />
    </div>
  );
}

/** True if access has ended, or ends because of a cancellation. */
const canRejoin = (subscriptionStatus: SubscriptionStatus): boolean =>
  subscriptionStatus.kind === 'over' ||
  hasLapsed(subscriptionStatus) ||
  (subscriptionStatus.kind === 'ends' && subscriptionStatus.isCanceled);

function RejoinOffer({ entry, today }: EntryRowProps) {
  const { performerId, performer, packageId } = entry;
  if (performer) return <Rejoin entry={entry} performer={performer} today={today} />;
  return performerId === null ? (
    <ButtonLink href={withQuery(paths.membership, { plan: packageId })}>Rejoin</ButtonLink>
  ) : null;
}
