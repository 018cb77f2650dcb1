import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { DateText } from '@/components/text/date-text';
import { cancelFailureMessage } from '@/entities/subscription/cancel-failure';
import { isRefusal } from '@/entities/payment/refusal';
import styles from './cancel-control.module.css';

interface CancelControlProps {
  /** Completes "Cancel …": `membership`, `subscription to Nova`. */
  what: string;
  /** End of access; null if unknown. */
  until: string | null;
  /** Sentence that says what the visitor loses then. */
  lost: string;
  /** True while the request is being sent, after Undo expired. */
  sending?: boolean;
  /** Why the last attempt failed; status 0 means no response. */
  failure?: { status: number; message: string } | undefined;
  onConfirm: () => void;
}

/** Cancellation in two clicks: the first shows the end of access and what is lost, the second confirms. */
export function CancelControl({ what, until, lost, sending = false, failure, onConfirm }: CancelControlProps) {
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  // Focus the question instead of its button, so that a held key doesn't confirm it.
  useEffect(() => {
    if (isConfirming) question.current?.focus();
  }, [isConfirming]);
  const close = () => {
    // Keep the focus here when the focused button disappears.
    container.current?.focus({ preventScroll: true });
    setIsConfirming(false);
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      {failure !== undefined && !sending && (
        <p className={styles.failure}>
          <b>{cancelFailureMessage(failure.status)}.</b> <bdi>{failure.message}</bdi>{' '}
          {isRefusal(failure.status) ? 'Nothing has changed. Retry.' : 'It’s safe to retry.'}
        </p>
      )}
      {isConfirming ? (
        <div ref={question} tabIndex={-1} role="group" aria-labelledby={id} className={styles.question}>
          <p id={id} className={styles.ask} dir="auto">
            Cancel your {what}?
          </p>
          <p>
            {until ? (
              <>
                You keep access until <DateText iso={until} />, and you won’t be charged again.
              </>
            ) : (
              'You won’t be charged again.'
            )}{' '}
            <span dir="auto">{lost}</span>
          </p>
          <div className={styles.buttons}>
            <Button
              variant="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              Cancel {what}
            </Button>
            <Button variant="ghost" onClick={close}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <Button loading={sending} onClick={() => setIsConfirming(true)}>
          Cancel<span className="visually-hidden"> {what}</span>
        </Button>
      )}
    </div>
  );
}
