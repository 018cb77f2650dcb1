import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { DateText } from '@/components/text/date-text';
import { cancelFailureMessage } from '@/entities/subscription/cancel-failure';
import { isRefusal } from '@/entities/payment/refusal';
import styles from './leave-control.module.css';

interface LeaveControlProps {
  /** Completes "Cancel …": `membership`, `subscription to Nova`. */
  what: string;
  /** Until when it stays open; null where nobody knows. */
  until: string | null;
  /** What closes then, in a sentence. */
  lost: string;
  /** On its way to the server, and past Undo. */
  sending?: boolean;
  /** Why the last attempt failed; status 0: no answer came. */
  failure?: { status: number; message: string };
  onConfirm: () => void;
}

/** Leaving in two clicks: the first says until when it stays open and what is lost then, the second leaves. */
export function LeaveControl({ what, until, lost, sending = false, failure, onConfirm }: LeaveControlProps) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  // On the question, not on its button: a key that is held down must not answer it.
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  const close = () => {
    // What had the focus goes away: it stays where it was on the page.
    place.current?.focus({ preventScroll: true });
    setAsking(false);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {failure !== undefined && !sending && (
        <p className={styles.failure}>
          <b>{cancelFailureMessage(failure.status)}.</b> <bdi>{failure.message}</bdi> {isRefusal(failure.status) ? 'Nothing has changed. Please try again.' : 'It’s safe to try again.'}
        </p>
      )}
      {asking ? (
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
              look="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              Cancel {what}
            </Button>
            <Button look="ghost" onClick={close}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <Button loading={sending} onClick={() => setAsking(true)}>
          Cancel<span className="visually-hidden"> {what}</span>
        </Button>
      )}
    </div>
  );
}
