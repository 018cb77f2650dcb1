import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { ResendMail } from '@/components/form/resend-mail';
import { paths } from '@/lib/page/paths';
import styles from './performer-register.module.css';

interface RegisteredProps {
  email: string;
  /** What the server said. */
  message: string;
  onResend: (email: string) => Promise<unknown>;
}

/** What happens next: the mail, the check, the studio. */
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
          Check your mail
        </h1>
        {message ? (
          <p className={styles.lead} dir="auto">
            {message}
          </p>
        ) : null}
      </div>
      <ol className={styles.steps}>
        <li>
          Open the link in the mail to <strong>{email}</strong>, within a day.
        </li>
        <li>We look at your documents. That takes a working day or two.</li>
        <li>We write to you, you log in, and your studio is open.</li>
      </ol>
      <ResendMail send={() => onResend(email)} justSent />
      <ButtonLink size="lg" wide href={paths.home}>
        Look around meanwhile
      </ButtonLink>
    </div>
  );
}
