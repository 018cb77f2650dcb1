import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { useResendMail } from '@/components/form/use-resend-mail';
import { emailProblem } from '@/features/account/auth/email';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

export function ResendForm() {
  const resend = useVerificationMail();
  const { sending, sent, refusal, left, run } = useResendMail(resend);
  const note = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    draft: 'resend-verification',
    initial: { email: '' },
    secret: ['email'],
    check: ({ email }) => ({ email: emailProblem(email) }),
    refusal,
    busy: sending,
    send: ({ email }) => void run(email.trim()),
  });

  useEffect(() => {
    if (sent) note.current?.focus();
  }, [sent]);

  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      {sent ? (
        <p ref={note} className={styles.good} role="status" tabIndex={-1}>
          Email sent. Didn’t get it? Check your spam folder.
        </p>
      ) : null}
      <FormSummary report={form.report} />
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
      <Button type="submit" variant="primary" size="lg" wide loading={sending} disabled={left > 0}>
        {left > 0 ? `Send again in ${left} s` : 'Send email'}
      </Button>
    </form>
  );
}
