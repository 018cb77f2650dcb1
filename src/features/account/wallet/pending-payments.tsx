import { PayStatus } from '@/entities/payment/payment-status';
import { useAppSelector } from '@/store/hooks';
import { usePurchase } from '@/store/purchase/use-purchase';
import styles from './wallet.module.css';

/** What was begun on this device, by the first word of its subject. */
const NAMES: Record<string, string> = { video: 'Video', gallery: 'Gallery', story: 'Story', stream: 'Live show', tip: 'Tip', products: 'Shop order', membership: 'Membership', subscription: 'Subscription' };

const OPEN_STEPS = ['checking', 'uncertain', 'open'];

/** Payments of this device that are not decided, whatever they are for; those for tokens stand where tokens are bought. */
export function PendingPayments() {
  const bySubject = useAppSelector(({ purchase }) => purchase.bySubject);
  const pending = Object.entries(bySubject).filter(([subject, { step }]) => subject !== 'tokens' && OPEN_STEPS.includes(step));
  if (pending.length === 0) return null;
  return (
    <section aria-label="Payments that are not finished" className={styles.pending}>
      {pending.map(([subject]) => (
        <PendingPayment key={subject} subject={subject} />
      ))}
    </section>
  );
}

function PendingPayment({ subject }: { subject: string }) {
  const { state, check, goOn, dismiss } = usePurchase(subject);
  return <PayStatus state={state} title={NAMES[subject.split('/')[0] ?? ''] ?? 'Payment'} onCheck={check} onContinue={goOn} onDismiss={dismiss} />;
}
