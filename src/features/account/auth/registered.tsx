import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { ResendMail } from '@/components/form/resend-mail';
import { paths } from '@/lib/page/paths';
import styles from './performer-register.module.css';

interface RegisteredProps {
  email: string;
  /** Message from the server. */
  message: string;
  onResend: (email: string) => Promise<unknown>;
}

/** Next steps after registration: email, review, studio. */
export function Registered({ email, message, onResend }: RegisteredProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.form}>
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
      </div>
      <ol className={styles.steps}>
        <li>
          Open the link we sent to <strong>{email}</strong> within a day.
        </li>
        <li>We review your documents, which takes 1–2 days.</li>
        <li>We email you when your account is approved. Then log in to open your studio.</li>
      </ol>
      <ResendMail send={() => onResend(email)} justSent />
      <ButtonLink size="lg" wide href={paths.home}>
        Browse the site
      </ButtonLink>
    </div>
  );
}
