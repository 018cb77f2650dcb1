import { PayStatus } from '@/components/pay/pay-status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { paymentContinued, purchaseCheckAsked, purchaseDismissed } from '@/store/purchase/purchase.slice';
import styles from './wallet.module.css';

/** What was begun on this device, by the first word of its subject. */
const NAMES: Record<string, string> = { video: 'Video', gallery: 'Gallery', story: 'Story', stream: 'Live show', tip: 'Tip', products: 'Shop order', membership: 'Membership', subscription: 'Subscription' };

const OPEN_STEPS = ['checking', 'uncertain', 'open'];

/** Payments of this device that are not decided, whatever they are for; those for tokens stand where tokens are bought. */
export function PendingPayments() {
  const dispatch = useAppDispatch();
  const bySubject = useAppSelector(({ purchase }) => purchase.bySubject);
  const pending = Object.entries(bySubject).filter(([subject, { step }]) => subject !== 'tokens' && OPEN_STEPS.includes(step));
  if (pending.length === 0) return null;
  return (
    <section aria-label="Payments that are not finished" className={styles.pending}>
      {pending.map(([subject, state]) => (
        <PayStatus
          key={subject}
          state={state}
          title={NAMES[subject.split('/')[0] ?? ''] ?? 'Payment'}
          onCheck={() => dispatch(purchaseCheckAsked({ subject }))}
          onContinue={() => dispatch(paymentContinued({ subject }))}
          onDismiss={() => dispatch(purchaseDismissed({ subject }))}
        />
      ))}
    </section>
  );
}
