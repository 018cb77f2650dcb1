import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp, ExternalLink } from 'lucide-react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import type { PayState } from './payment-status-messages';
import styles from './payment-status.module.css';

interface PayStatusProps {
  /** Null renders an empty live region, so that screen readers announce the next state. */
  state: PayState | null;
  /** Name of the chosen item, used if the state has no title. */
  title: string;
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
export function PayStatus({ state, ...options }: PayStatusProps) {
  const message = state && messageFor(state, options);
  const urgent = message?.look === 'bad' || state?.step === 'uncertain';
  return (
    <div role={urgent ? 'alert' : 'status'}>
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

function messageFor(state: PayState, { title, onCheck, onContinue, onDismiss, topUp, done }: Omit<PayStatusProps, 'state'>): StatusMessage {
  const name = <bdi className={styles.name}>“{('title' in state && state.title) || title}”</bdi>;
  const check = onCheck && (
    <Button size="sm" onClick={onCheck}>
      Check again
    </Button>
  );
  const dismiss = (label: string) =>
    onDismiss && (
      <Button size="sm" look="ghost" onClick={onDismiss}>
        {label}
      </Button>
    );

  switch (state.step) {
    case 'sending':
      return { look: 'busy', known: <>Paying for {name} …</> };
    case 'elsewhere':
      return { look: 'busy', known: <>Another tab is paying for {name}.</>, safe: 'This one waits for what comes of it.' };
    case 'checking':
      return { look: 'busy', known: <>We are finding out whether {name} was paid.</>, safe: 'Nothing is sent a second time.' };
    case 'leaving':
      return { look: 'busy', known: 'Taking you to the payment page …' };
    case 'uncertain':
      return {
        look: 'open',
        known: <>We do not know yet whether {name} was paid.</>,
        safe: 'The server does not answer. We look again as soon as it can be reached, and nothing is charged twice meanwhile.',
        actions: check,
      };
    case 'notCharged':
      return { look: 'bad', known: <>Your payment for {name} did not go through.</>, safe: 'Nothing was charged. You can safely try again.', actions: dismiss('All right') };
    case 'refused':
      return {
        look: 'bad',
        known: state.missing ? 'You do not have enough tokens.' : <bdi>{state.error.message}</bdi>,
        safe: state.missing && topUp ? topUp : 'Nothing was charged.',
      };
    case 'open':
      return {
        look: 'open',
        known: <>The payment for {name} is not finished.</>,
        safe: 'Its payment page was opened, and we have not heard that it was paid. If you have just paid, word can take a moment.',
        actions: (
          <>
            {onContinue && (
              <Button size="sm" icon={<ExternalLink />} onClick={onContinue}>
                Go on to the payment page
              </Button>
            )}
            {check}
            {dismiss('Do not pay')}
          </>
        ),
      };
    case 'done':
      return { look: 'good', known: done ?? <>{name} is paid.</> };
  }
}
