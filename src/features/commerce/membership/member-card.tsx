import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '@/components/link';
import { LeaveControl } from '@/entities/subscription/leave-control';
import { SubscriptionStatusNote } from '@/entities/subscription/subscription-status-note';
import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import {
  canceledMessage,
  canCancel,
  getAccessEnd,
  planPrice,
  renewalCharge,
  getSubscriptionStatus,
  getVersion,
} from '@/entities/subscription/subscription-status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { purchaseDismissed } from '@/store/purchase/purchase.slice';
import { withCancellation, selectCancellation } from '@/store/subscription/subscription.selectors';
import { cancelConfirmed } from '@/store/subscription/subscription.slice';
import { useCurrency } from '@/store/ui/use-currency';
import styles from './member-card.module.css';
import type { Membership } from './membership.loader';

interface MemberCardProps {
  membership: Membership;
  plans: readonly SubscriptionPackage[];
  today: string;
}

export function MemberCard({ membership, plans, today }: MemberCardProps) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const leaving = useAppSelector(selectCancellation(membership._id));
  const subscriptionStatus = getSubscriptionStatus(withCancellation(membership, leaving), today);
  const plan = plans.find(({ _id }) => _id === membership.packageId);
  const charge = renewalCharge(membership, plan ? planPrice(plan) : null);
  const until = getAccessEnd(membership);
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby="member">
      <h2 id="member" className={styles.title}>
        <BadgeCheck />
        {subscriptionStatus.kind === 'over' ? 'Your membership has ended' : 'You’re a member'}
      </h2>
      {plan && (
        <p className={styles.plan} dir="auto">
          {plan.name}
        </p>
      )}
      <SubscriptionStatusNote subscriptionStatus={subscriptionStatus} />
      {subscriptionStatus.kind === 'renews' && charge && (
        <p className={styles.quiet}>
          The next charge is {formatMoney(charge.price, currency)}
          {charge.isListPrice && ', the plan’s current price'}.
        </p>
      )}
      {subscriptionStatus.kind === 'ends' && (
        <p className={styles.quiet}>
          You won’t be charged again.{' '}
          {subscriptionStatus.isCanceled
            ? 'You can rejoin below and keep the days you’ve paid for.'
            : 'You can choose a new plan when it ends.'}
        </p>
      )}
      {(canCancel(subscriptionStatus) || leaving?.step === 'sending') && (
        <LeaveControl
          what="membership"
          until={until}
          lost="After that, you’ll lose access to members-only content. Anything you buy separately stays yours."
          sending={leaving?.step === 'sending'}
          failure={leaving?.step === 'failed' ? leaving.error : undefined}
          onConfirm={() => {
            // The focused control disappears.
            card.current?.focus({ preventScroll: true });
            // Remove the message that welcomes the new member.
            dispatch(purchaseDismissed({ subject: 'membership' }));
            dispatch(
              cancelConfirmed({
                _id: membership._id,
                performerId: null,
                noticeText: canceledMessage('membership', until),
                version: getVersion(membership),
              }),
            );
          }}
        />
      )}
      <Link className={styles.manage} href={`${paths.subscriptions}#${membership._id}`}>
        All your subscriptions
      </Link>
    </section>
  );
}
