import { useEffect, useRef, type ReactNode } from 'react';
import { MailCheck } from 'lucide-react';
import { ResendMail } from '@/components/form/resend-mail';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

interface MailSentProps {
  email: string;
  message?: string;
  children: ReactNode;
  action: ReactNode;
}

export function MailSent({ email, message, children, action }: MailSentProps) {
  const resend = useVerificationMail();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <MailCheck />
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
        {children}
      </div>
      <ResendMail send={() => resend(email)} justSent />
      {action}
    </div>
  );
}
