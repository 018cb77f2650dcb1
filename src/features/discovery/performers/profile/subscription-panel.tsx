import { useRef, type ReactNode, type RefObject } from 'react';
import { BadgeCheck } from 'lucide-react';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import { CancelControl } from '@/entities/subscription/cancel-control';
import { canCancel, lostAccessMessage, type SubscriptionStatus } from '@/entities/subscription/subscription-status';
import { paths } from '@/lib/page/paths';
import { useCancellation } from '@/store/subscription/use-cancellation';
import type { ProfileExtras } from './profile-extras';
import styles from './profile-offer.module.css';

interface SubscriptionPanelProps {
  performer: Performer;
  subscription: ProfileExtras['subscription'];
  /** When the page was rendered. */
  from: string;
}

/** How long a subscription lasts, and its cancellation. Without a record only that it exists. */
export function SubscriptionPanel({ subscription, ...props }: SubscriptionPanelProps) {
  return subscription ? (
    <KnownSubscription subscription={subscription} {...props} />
  ) : (
    <SubscriptionCard name={props.performer.name} />
  );
}

function KnownSubscription({
  performer: { _id: performerId, name },
  subscription,
  from,
}: SubscriptionPanelProps & { subscription: NonNullable<SubscriptionPanelProps['subscription']> }) {
  const card = useRef<HTMLElement>(null);
  const { status, control, confirm } = useCancellation(subscription, {
    performerId,
    what: `subscription to ${name}`,
    today: from,
  });
  return (
    <SubscriptionCard ref={card} id={subscription._id} name={name} status={status}>
      {(canCancel(status) || control.sending) && (
        <CancelControl
          {...control}
          lost={lostAccessMessage(`what ${name} publishes for subscribers`)}
          onConfirm={() => {
            // The focused control disappears.
            card.current?.focus({ preventScroll: true });
            confirm();
          }}
        />
      )}
    </SubscriptionCard>
  );
}

interface SubscriptionCardProps {
  ref?: RefObject<HTMLElement | null>;
  /** Of the subscription, if it's known. */
  id?: string;
  /** Of the performer. */
  name: string;
  status?: SubscriptionStatus;
  children?: ReactNode;
}

/** The day of the next charge or of the end of access, with the words before and after it. */
function getDay(status: SubscriptionStatus | undefined) {
  switch (status?.kind) {
    case 'renews':
      return { before: 'Renews on ', day: status.on };
    case 'ends':
      return { before: 'Ends on ', day: status.on, isEnd: true };
    case 'trial':
      return { before: status.renews ? 'Renews on ' : 'Ends on ', day: status.until, isEnd: !status.renews };
    case 'unpaid':
      return { before: 'The payment due on ', day: status.due, after: ' is late' };
    default:
      return null;
  }
}

function SubscriptionCard({ ref, id, name, status, children }: SubscriptionCardProps) {
  const dated = getDay(status);
  return (
    <section ref={ref} tabIndex={-1} className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        <BadgeCheck className={styles.sign} />
        You’re subscribed
      </h2>
      {dated && (
        <p className={styles.price}>
          {dated.before}
          <DateText iso={dated.day} />
          {dated.after}
        </p>
      )}
      <p className={styles.text} dir="auto">
        You have access to everything {name} publishes for subscribers{dated?.isEnd ? ' until then' : ''}.
      </p>
      <div className={cx(styles.action, styles.manage)}>
        {children}
        <Link href={id ? `${paths.subscriptions}#${id}` : paths.subscriptions}>Manage subscription</Link>
      </div>
    </section>
  );
}
