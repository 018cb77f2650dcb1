import { PayStatus } from '@/entities/payment/payment-status';
import { useAppSelector } from '@/store/hooks';
import { usePurchase } from '@/store/purchase/use-purchase';
import styles from './wallet.module.css';

/** Payment names by the first part of their subject. */
const NAMES: Record<string, string> = {
  video: 'Video',
  gallery: 'Gallery',
  story: 'Story',
  stream: 'Livestream',
  tip: 'Tip',
  products: 'Shop order',
  membership: 'Membership',
  subscription: 'Subscription',
};

const OPEN_STEPS = ['checking', 'uncertain', 'open'];

/** Unresolved payments of this device, except those for tokens, which appear in the token section. */
export function PendingPayments() {
  const bySubject = useAppSelector(({ purchase }) => purchase.bySubject);
  const pending = Object.entries(bySubject).filter(
    ([subject, { step }]) => subject !== 'tokens' && OPEN_STEPS.includes(step),
  );
  if (pending.length === 0) return null;
  return (
    <section aria-label="Unfinished payments" className={styles.pending}>
      {pending.map(([subject]) => (
        <PendingPayment key={subject} subject={subject} />
      ))}
    </section>
  );
}

function PendingPayment({ subject }: { subject: string }) {
  const { state, check, goOn, dismiss } = usePurchase(subject);
  return (
    <PayStatus
      state={state}
      title={NAMES[subject.split('/')[0] ?? ''] ?? 'Payment'}
      onCheck={check}
      onContinue={goOn}
      onDismiss={dismiss}
    />
  );
}
