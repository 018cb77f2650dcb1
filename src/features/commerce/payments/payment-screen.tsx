import { CircleAlert, CircleCheck, CircleHelp, CircleX, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { cx } from '@/components/cx';
import { paths } from '@/lib/page/paths';
import { resultPageOpened, resultPageClosed, type FollowedPayment } from '@/store/purchase/purchase.slice';
import { useCurrency } from '@/store/ui/use-currency';
import { useAppDispatch, useAppSelector, useIsPerformer } from '@/store/hooks';
import { normalizePaymentStatus } from '@/entities/payment/payment-state';
import { paidSentence } from './paid-sentence';
import { nextSteps, paidTitle, returnStep, retryStep, type NextStep } from './purchase-links';
import { PaymentSubject } from './payment-subject';
import type { PaymentPage } from './payment.loader';
import styles from './payment.module.css';

/** Follows a payment while mounted; null until the first response. */
function useFollowedPayment(transactionId: string | null) {
  const dispatch = useAppDispatch();
  const followed = useAppSelector(({ purchase }) => purchase.followed);
  useEffect(() => {
    dispatch(resultPageOpened({ transactionId }));
    return () => void dispatch(resultPageClosed());
  }, [dispatch, transactionId]);
  const ofThis: FollowedPayment | null =
    followed && (transactionId === null || followed.transactionId === transactionId) ? followed : null;
  return { followed: ofThis, retry: () => void dispatch(resultPageOpened({ transactionId })) };
}

const SIGNS = {
  paid: CircleCheck,
  refunded: RotateCcw,
  failed: CircleAlert,
  canceled: CircleX,
  unknown: CircleHelp,
  none: CircleHelp,
};

export const PaymentSuccessScreen = (page: PaymentPage) => <PaymentScreen {...page} arrival="success" />;
export const PaymentCancelScreen = (page: PaymentPage) => <PaymentScreen {...page} arrival="cancel" />;

function PaymentScreen({ transactionId, arrival }: PaymentPage & { arrival: Arrival }) {
  const currency = useCurrency();
  const { followed, retry } = useFollowedPayment(transactionId);
  const progress = getPaymentProgress(followed);
  const { title, text } = paymentMessages(progress, arrival);
  const name = followed ? paidTitle(followed) : '';
  const isPerformer = useIsPerformer();
  const steps = followed ? stepsFor(progress, followed, isPerformer) : [];
  const result = followed && progress === 'paid' ? paidSentence(followed, isPerformer) : '';
  return (
    <div className={styles.payment} data-testid="payment-result" data-progress={progress}>
      <Sign progress={progress} />
      <div role="status" className={styles.text}>
        <h1>{title}</h1>
        {name && progress !== 'paid' && progress !== 'refunded' && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        {[result, ...text].filter(Boolean).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {followed?.receipt && (progress === 'paid' || progress === 'refunded') && (
        <PaymentSubject payment={followed.receipt} currency={currency} refunded={progress === 'refunded'} />
      )}
      <div className={styles.steps}>
        {steps.map(({ href, label }, index) => (
          <ButtonLink key={href} variant={index === 0 && progress !== 'waiting' ? 'primary' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
        {progress === 'unknown' && <Button onClick={retry}>Retry</Button>}
        <ButtonLink variant={steps.length > 0 ? 'ghost' : 'secondary'} href={paths.payments()}>
          Card payments
        </ButtonLink>
      </div>
    </div>
  );
}

function stepsFor(progress: PaymentProgress, followed: FollowedPayment, isPerformer: boolean): NextStep[] {
  if (progress === 'paid') return nextSteps(followed, isPerformer);
  const step = progress === 'failed' || progress === 'canceled' ? retryStep(followed) : returnStep(followed);
  return step ? [step] : [];
}

function Sign({ progress }: { progress: PaymentProgress }) {
  if (progress === 'waiting') return <span className={styles.waiting} aria-hidden="true" />;
  const Icon = SIGNS[progress];
  return <Icon className={cx(styles.sign, styles[progress])} aria-hidden="true" />;
}

/** The page that the payment provider redirected to. It reflects the visitor's intent, not the outcome. */
type Arrival = 'success' | 'cancel';

type PaymentProgress = 'waiting' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'unknown' | 'none';
interface PaymentMessages {
  title: string;
  text: string[];
}

/** Title and text for a payment's progress, including what is safe to do. */
function paymentMessages(progress: PaymentProgress, arrival: Arrival): PaymentMessages {
  switch (progress) {
    case 'waiting':
      return arrival === 'cancel'
        ? {
            title: 'You left the payment page',
            text: ['Nothing has been charged so far. We’re confirming this with the payment provider.', SAFE_TO_LEAVE],
          }
        : {
            title: 'Waiting for your payment',
            text: [
              'We’re confirming your payment. This usually takes a few seconds, sometimes a few minutes.',
              SAFE_TO_LEAVE,
            ],
          };
    case 'paid':
      return { title: 'Payment complete', text: [] };
    case 'failed':
      return {
        title: 'Your payment didn’t go through',
        text: [
          'Nothing was charged.',
          'Your card may have been declined, or the payment page may have expired. It’s safe to retry.',
        ],
      };
    case 'canceled':
      return { title: 'You canceled the payment', text: ['Nothing was charged. Your cart and choices are saved.'] };
    case 'refunded':
      return { title: 'This payment was refunded', text: ['The money will be returned to your card.'] };
    case 'none':
      return {
        title: 'No payment found',
        text: [
          'This link doesn’t include a payment, and none was started on this device in the last day.',
          'You can find all your payments under Card payments.',
        ],
      };
    case 'unknown':
      return {
        title: 'We can’t confirm this payment yet',
        text: [
          'It’s not in your card payments, or they can’t be loaded right now. We’ll keep checking while this page is open.',
          'Before you pay again, check your card payments to see whether you were charged.',
        ],
      };
  }
}

const SAFE_TO_LEAVE =
  'You can safely leave this page. We’ll notify you when the payment is confirmed, and you’ll find it in your card payments.';

/** The progress of a payment as the server knows it; the URL doesn't matter. */
function getPaymentProgress(followed: FollowedPayment | null): PaymentProgress {
  if (!followed) return 'waiting';
  const { outcome, receipt, transactionId, terms } = followed;
  if (transactionId === '' && !terms) return 'none';
  if (outcome === 'success') return normalizePaymentStatus(receipt?.status) === 'refunded' ? 'refunded' : 'paid';
  return outcome === 'pending' ? 'waiting' : outcome;
}
