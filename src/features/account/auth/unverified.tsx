import { ResendMail } from '@/components/form/resend-mail';
import { Link } from '@/components/link';
import { looksLikeEmail } from '@/features/account/auth/email';
import { paths } from '@/lib/page/paths';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

/** The way on for somebody whose address is not verified, without leaving the log-in. */
export function Unverified({ login }: { login: string }) {
  const resend = useVerificationMail();
  return (
    <div className={styles.note}>
      <p>Open the link in the mail we sent you when you joined, then log in here.</p>
      {looksLikeEmail(login) ? (
        <ResendMail send={() => resend(login.trim())} />
      ) : (
        <p>
          No mail? <Link href={paths.resendVerification}>Have it sent again</Link>
        </p>
      )}
    </div>
  );
}
