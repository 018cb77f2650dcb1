import { useId } from 'react';
import { Button } from '@/components/button/button';
import { FieldError } from './field';
import styles from './resend-mail.module.css';
import { useMailing } from './use-resend-mail';

interface ResendMailProps {
  /** Has the server send the mail; rejects with the `ApiError`. */
  send: () => Promise<unknown>;
  label?: string;
  /** The first mail has gone out a moment ago. */
  justSent?: boolean;
}

/** A button that has a mail sent (again), and says how long to wait before the next. */
export function ResendMail({ send, label = 'Send the mail again', justSent }: ResendMailProps) {
  const id = useId();
  const { sending, sent, refusal, left, run } = useMailing(send, justSent);
  return (
    <div className={styles.resend}>
      <Button loading={sending} disabled={left > 0} onClick={() => void run()}>
        {left > 0 ? `Send again in ${left} s` : label}
      </Button>
      <div role="status">
        {sent ? <p className={styles.sent}>The mail is on its way.</p> : null}
        <FieldError id={id} error={refusal?.message} />
      </div>
    </div>
  );
}
