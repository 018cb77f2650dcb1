import { useId } from 'react';
import { Button } from '@/components/button/button';
import { FieldError } from './field';
import styles from './resend-mail.module.css';
import { useResendMail } from './use-resend-mail';

interface ResendMailProps {
  /** Requests the email; rejects with the `ApiError`. */
  send: () => Promise<unknown>;
  label?: string;
  /** True if the first email was just sent. */
  justSent?: boolean;
}

export function ResendMail({ send, label = 'Send email again', justSent }: ResendMailProps) {
  const id = useId();
  const { sending, sent, refusal, left, run } = useResendMail(send, justSent);
  return (
    <div className={styles.resend}>
      <Button loading={sending} disabled={left > 0} onClick={() => void run()}>
        {left > 0 ? `Send again in ${left} s` : label}
      </Button>
      <div role="status">
        {sent ? <p className={styles.sent}>Email sent.</p> : null}
        <FieldError id={id} error={refusal?.message} />
      </div>
    </div>
  );
}
