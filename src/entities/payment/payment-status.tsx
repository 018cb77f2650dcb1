import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp, ExternalLink } from 'lucide-react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import type { PaymentDisplayState } from './payment-display-state';
import styles from './payment-status.module.css';

interface PayStatusProps {
  /** Null renders an empty live region, so that screen readers announce the next state. */
  state: PaymentDisplayState | null;
  /** Name of the chosen item, used if the state has no title. */
  title?: string;
  /** What is paid for, shown if there is no title: "a video". */
  kind?: string;
  /** Checks the status again, for `uncertain` and `open`. */
  onCheck?: () => void;
  /** Continues to the payment page of an `open` payment. */
  onContinue?: () => void;
  /** Drops an `open` payment, or dismisses a message. */
  onDismiss?: () => void;
  /** Top-up step, shown when the balance is too low. */
  topUp?: ReactNode;
  /** Replaces the default success message. */
  done?: ReactNode;
}

interface StatusMessage {
  look: 'busy' | 'good' | 'bad' | 'open';
  known: ReactNode;
  /** Whether the visitor was charged, and what happens next. */
  safe?: ReactNode;
  actions?: ReactNode;
}

const SIGNS = { good: CircleCheck, bad: CircleAlert, open: CircleHelp };

/** The status of a payment: its outcome, whether the visitor was charged, and the next step. */
export function PaymentStatus({ state, ...options }: PayStatusProps) {
  const message = state && messageFor(state, options);
  const isUrgent = message?.look === 'bad' || state?.step === 'uncertain';
  return (
    <div role={isUrgent ? 'alert' : 'status'}>
      {message && (
        <div className={cx(styles.box, styles[message.look])} data-step={state.step}>
          <Sign look={message.look} />
          <div className={styles.text}>
            <p className={styles.known}>{message.known}</p>
            {message.safe && <div className={styles.safe}>{message.safe}</div>}
            {message.actions && <div className={styles.actions}>{message.actions}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

function Sign({ look }: Pick<StatusMessage, 'look'>) {
  if (look === 'busy') return <span className={styles.spinner} aria-hidden="true" />;
  const Icon = SIGNS[look];
  return <Icon className={styles.sign} aria-hidden="true" />;
}

function messageFor(
  state: PaymentDisplayState,
  { title, kind, onCheck, onContinue, onDismiss, topUp, done }: Omit<PayStatusProps, 'state'>,
): StatusMessage {
  const shownTitle = ('title' in state && state.title) || title;
  const name = shownTitle ? <bdi className={styles.name}>“{shownTitle}”</bdi> : kind;
  const check = onCheck && (
    <Button size="sm" onClick={onCheck}>
      Check again
    </Button>
  );
  const dismiss = (label: string) =>
    onDismiss && (
      <Button size="sm" variant="ghost" onClick={onDismiss}>
        {label}
      </Button>
    );

  switch (state.step) {
    case 'sending':
      return { look: 'busy', known: <>Paying for {name}…</> };
    case 'elsewhere':
      return { look: 'busy', known: <>Another tab is paying for {name}.</>, safe: 'The result will appear here too.' };
    case 'checking':
      return { look: 'busy', known: <>Checking your payment for {name}…</>, safe: 'You won’t be charged twice.' };
    case 'leaving':
      return { look: 'busy', known: 'Taking you to the payment page…' };
    case 'uncertain':
      return {
        look: 'open',
        known: <>We don’t know yet whether your payment for {name} went through.</>,
        safe: 'We’ll keep checking, and you won’t be charged twice.',
        actions: check,
      };
    case 'notCharged':
      return {
        look: 'bad',
        known: <>Your payment for {name} didn’t go through.</>,
        safe: 'Nothing was charged. It’s safe to retry.',
        actions: dismiss('Dismiss'),
      };
    case 'refused':
      return {
        look: 'bad',
        known: state.missing ? 'You don’t have enough tokens.' : <bdi>{state.error.message}</bdi>,
        safe: state.missing && topUp ? topUp : 'Nothing was charged.',
      };
    case 'open':
      return {
        look: 'open',
        known: <>You didn’t finish paying for {name}.</>,
        safe: 'If you just paid, give it a moment.',
        actions: (
          <>
            {onContinue && (
              <Button size="sm" icon={<ExternalLink />} onClick={onContinue}>
                Continue to payment page
              </Button>
            )}
            {check}
            {dismiss('Start over')}
          </>
        ),
      };
    case 'done':
      return { look: 'good', known: done ?? <>You paid for {name}.</> };
  }
}
