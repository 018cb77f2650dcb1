import { BadgeCheck, CalendarX } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '@/components/link';
import { CancelControl } from '@/entities/subscription/cancel-control';
import { SubscriptionStatusNote } from '@/entities/subscription/subscription-status-note';
import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import {
  canCancel,
  hasLapsed,
  lostAccessMessage,
  planPrice,
  PURCHASES_STAY,
  renewalCharge,
} from '@/entities/subscription/subscription-status';
import { useCancellation } from '@/store/subscription/use-cancellation';
import { useCurrency } from '@/store/ui/use-currency';
import styles from './member-card.module.css';
import type { Membership } from './membership.loader';

interface MemberCardProps {
  membership: Membership;
  plans: readonly SubscriptionPackage[];
  today: string;
}

export function MemberCard({ membership, plans, today }: MemberCardProps) {
  const currency = useCurrency();
  const { status, step, control, confirm } = useCancellation(membership, {
    performerId: null,
    what: 'membership',
    today,
  });
  const plan = plans.find(({ _id }) => _id === membership.packageId);
  const charge = renewalCharge(membership, plan ? planPrice(plan) : null);
  const card = useRef<HTMLElement>(null);
  const hasEnded = status.kind === 'over' || hasLapsed(status);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby="member">
      <h2 id="member" className={styles.title}>
        {hasEnded ? <CalendarX /> : <BadgeCheck />}
        {hasEnded ? 'Your membership has ended' : 'You’re a member'}
      </h2>
      {plan && (
        <p className={styles.plan} dir="auto">
          {plan.name}
        </p>
      )}
      <SubscriptionStatusNote subscriptionStatus={status} />
      {status.kind === 'renews' && charge && (
        <p className={styles.quiet}>
          The next charge is {formatMoney(charge.price, currency)}
          {charge.isListPrice && ', the plan’s current price'}.
        </p>
      )}
      {status.kind === 'ends' && (
        <p className={styles.quiet}>
          You won’t be charged again.{' '}
          {!status.isCanceled
            ? 'You can choose a new plan when it ends.'
            : step !== 'waiting' && step !== 'sending' && 'You can rejoin below and keep the days you’ve paid for.'}
        </p>
      )}
      {(canCancel(status) || control.sending) && (
        <CancelControl
          {...control}
          lost={hasLapsed(status) ? PURCHASES_STAY : lostAccessMessage('members-only content')}
          onConfirm={() => {
            // The focused control disappears.
            card.current?.focus({ preventScroll: true });
            confirm();
          }}
        />
      )}
      <Link className={styles.manage} href={`${paths.subscriptions}#${membership._id}`}>
        All your subscriptions
      </Link>
    </section>
  );
}
