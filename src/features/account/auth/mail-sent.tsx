import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { ResendMail } from '@/components/form/resend-mail';
import { paths } from '@/lib/page/paths';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

interface MailSentProps {
  email: string;
  /** What the server says of it. */
  message?: string;
  next: string;
}

/** The account is made; its mail is on the way. */
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
          Check your mail
        </h1>
        {message ? (
          <p className={styles.lead} dir="auto">
            {message}
          </p>
        ) : null}
        <p className={styles.lead}>
          The mail goes to <strong>{email}</strong>. Open the link in it within a day, then log in. Nothing there? Look into the spam folder.
        </p>
      </div>
      <ResendMail send={() => resend(email)} justSent />
      <ButtonLink look="primary" size="lg" wide href={paths.login(next)}>
        Log in
      </ButtonLink>
    </div>
  );
}
