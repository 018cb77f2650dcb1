import { CircleAlert, CircleCheck, CircleHelp, CircleX, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { cx } from '@/components/cx';
import { paths } from '@/lib/page/paths';
import { paymentFollowed, paymentPageClosed, type FollowedPayment } from '@/store/purchase/purchase.slice';
import { useCurrency } from '@/store/ui/use-currency';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { nextSteps, paidTitle, returnStep, retryStep, type NextStep } from './purchase-links';
import { PaidFor } from './payment-subject';
import type { PaymentPage } from './payment.loader';
import { getPaymentProgress, paymentMessages, type Arrival, type PaymentProgress } from './payment-labels';
import styles from './payment.module.css';

/** Follows a payment while mounted; null until the first answer. */
function useFollowedPayment(transactionId: string | null) {
  const dispatch = useAppDispatch();
  const followed = useAppSelector(({ purchase }) => purchase.followed);
  useEffect(() => {
    dispatch(paymentFollowed({ transactionId }));
    return () => void dispatch(paymentPageClosed());
  }, [dispatch, transactionId]);
  const ofThis: FollowedPayment | null =
    followed && (transactionId === null || followed.transactionId === transactionId) ? followed : null;
  return { followed: ofThis, lookAgain: () => void dispatch(paymentFollowed({ transactionId })) };
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
  const { followed, lookAgain } = useFollowedPayment(transactionId);
  const progress = getPaymentProgress(followed);
  const { title, text } = paymentMessages(progress, arrival);
  const name = followed ? paidTitle(followed) : '';
  const steps = followed ? stepsFor(progress, followed) : [];
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
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {followed?.receipt && (progress === 'paid' || progress === 'refunded') && (
        <PaidFor payment={followed.receipt} currency={currency} refunded={progress === 'refunded'} />
      )}
      <div className={styles.steps}>
        {steps.map(({ href, label }, index) => (
          <ButtonLink key={href} look={index === 0 && progress !== 'waiting' ? 'primary' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
        {progress === 'unknown' && <Button onClick={lookAgain}>Retry</Button>}
        <ButtonLink look={steps.length > 0 ? 'ghost' : 'secondary'} href={paths.payments()}>
          Card payments
        </ButtonLink>
      </div>
    </div>
  );
}

function stepsFor(progress: PaymentProgress, followed: FollowedPayment): NextStep[] {
  if (progress === 'paid') return nextSteps(followed);
  const step = progress === 'failed' || progress === 'canceled' ? retryStep(followed) : returnStep(followed);
  return step ? [step] : [];
}

function Sign({ progress }: { progress: PaymentProgress }) {
  if (progress === 'waiting') return <span className={styles.waiting} aria-hidden="true" />;
  const Icon = SIGNS[progress];
  return <Icon className={cx(styles.sign, styles[progress])} aria-hidden="true" />;
}
