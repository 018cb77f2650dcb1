import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleHelp, ExternalLink } from 'lucide-react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import type { PayState } from './payment-status-messages';
import styles from './payment-status.module.css';

interface PayStatusProps {
  /** Null shows nothing, but keeps the place from which the next words are read out. */
  state: PayState | null;
  /** Name of what is chosen to be paid for: said where the state has none. */
  title: string;
  /** Looks again how it stands: for `uncertain` and `open`. */
  onCheck?: () => void;
  /** Goes on to the payment page of an `open` payment. */
  onContinue?: () => void;
  /** Drops an `open` payment, or puts away what has been read. */
  onDismiss?: () => void;
  /** The way to more tokens, in place, when the balance is too small. */
  topUp?: ReactNode;
  /** What is said instead of "… is paid." */
  done?: ReactNode;
}

interface Said {
  look: 'busy' | 'good' | 'bad' | 'open';
  /** What is known. */
  known: ReactNode;
  /** What is safe, and what happens next. */
  safe?: ReactNode;
  actions?: ReactNode;
}

const SIGNS = { good: CircleCheck, bad: CircleAlert, open: CircleHelp };

/** How a payment stands: what is known of it, what is safe to do, and the next step. */
export function PayStatus({ state, ...words }: PayStatusProps) {
  const said = state && wordsFor(state, words);
  const urgent = said?.look === 'bad' || state?.step === 'uncertain';
  return (
    <div role={urgent ? 'alert' : 'status'} className={styles.place}>
      {said && (
        <div className={cx(styles.box, styles[said.look])} data-step={state.step}>
          <Sign look={said.look} />
          <div className={styles.words}>
            <p className={styles.known}>{said.known}</p>
            {said.safe && <div className={styles.safe}>{said.safe}</div>}
            {said.actions && <div className={styles.actions}>{said.actions}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

function Sign({ look }: Pick<Said, 'look'>) {
  if (look === 'busy') return <span className={styles.spinner} aria-hidden="true" />;
  const Icon = SIGNS[look];
  return <Icon className={styles.sign} aria-hidden="true" />;
}

function wordsFor(state: PayState, { title, onCheck, onContinue, onDismiss, topUp, done }: Omit<PayStatusProps, 'state'>): Said {
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
