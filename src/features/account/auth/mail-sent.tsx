import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { ResendMail } from '@/components/form/resend-mail';
import { paths } from '@/lib/page/paths';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

interface MailSentProps {
  email: string;
  /** Message from the server. */
  message?: string;
  next: string;
}

/** Confirmation after registration: the verification email is on its way. */
export function MailSent({ email, message, next }: MailSentProps) {
  const resend = useVerificationMail();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <MailCheck aria-hidden="true" />
      </span>
      <div className={styles.head} role="status">
        <h1 ref={head} tabIndex={-1}>
          Check your inbox
        </h1>
        {message ? (
          <p className={styles.lead} dir="auto">
            {message}
          </p>
        ) : null}
        <p className={styles.lead}>
          We sent a link to <strong>{email}</strong>. Open it within a day, then log in. Didn’t get it? Check your spam
          folder.
        </p>
      </div>
      <ResendMail send={() => resend(email)} justSent />
      <ButtonLink look="primary" size="lg" wide href={paths.login(next)}>
        Log in
      </ButtonLink>
    </div>
  );
}
