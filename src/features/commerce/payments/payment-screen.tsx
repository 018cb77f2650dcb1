import { CircleAlert, CircleCheck, CircleHelp, CircleX, RotateCcw } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { cx } from '@/components/cx';
import { paths } from '@/lib/page/paths';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';
import { useCurrency } from '@/store/ui/use-currency';
import { nextSteps, paidTitle, wayBack, wayToRetry, type NextStep } from './purchase-links';
import { PaidFor } from './payment-subject';
import type { PaymentPage } from './payment.loader';
import { paymentProgressOf, paymentMessages, type Arrival, type PaymentProgress } from './payment-labels';
import styles from './payment.module.css';
import { useFollowed } from './use-followed';

const SIGNS = { paid: CircleCheck, refunded: RotateCcw, failed: CircleAlert, cancelled: CircleX, unknown: CircleHelp, none: CircleHelp };

export const PaymentSuccessScreen = (page: PaymentPage) => <PaymentScreen {...page} arrival="success" />;
export const PaymentCancelScreen = (page: PaymentPage) => <PaymentScreen {...page} arrival="cancel" />;

/** Waits for the outcome of a card payment, shows it and offers next steps. */
function PaymentScreen({ transactionId, arrival }: PaymentPage & { arrival: Arrival }) {
  const currency = useCurrency();
  const { followed, lookAgain } = useFollowed(transactionId);
  const course = paymentProgressOf(followed);
  const { title, text } = paymentMessages(course, arrival);
  const name = followed ? paidTitle(followed) : '';
  const steps = followed ? stepsFor(course, followed) : [];
  return (
    <div className={styles.payment} data-testid="payment-result" data-course={course}>
      <Sign course={course} />
      <div role="status" className={styles.words}>
        <h1>{title}</h1>
        {name && course !== 'paid' && course !== 'refunded' && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {followed?.receipt && (course === 'paid' || course === 'refunded') && <PaidFor payment={followed.receipt} currency={currency} refunded={course === 'refunded'} />}
      <div className={styles.steps}>
        {steps.map(({ href, label }, index) => (
          <ButtonLink key={href} look={index === 0 && course !== 'waiting' ? 'primary' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
        {course === 'unknown' && <Button onClick={lookAgain}>Retry</Button>}
        <ButtonLink look={steps.length > 0 ? 'ghost' : 'secondary'} href={paths.payments()}>
          Card payments
        </ButtonLink>
      </div>
    </div>
  );
}

/** Next steps, best first. */
function stepsFor(course: PaymentProgress, followed: FollowedPayment): NextStep[] {
  if (course === 'paid') return nextSteps(followed);
  const step = course === 'failed' || course === 'cancelled' ? wayToRetry(followed) : wayBack(followed);
  return step ? [step] : [];
}

function Sign({ course }: { course: PaymentProgress }) {
  if (course === 'waiting') return <span className={styles.waiting} aria-hidden="true" />;
  const Icon = SIGNS[course];
  return <Icon className={cx(styles.sign, styles[course])} aria-hidden="true" />;
}
