import { ResendMail } from '@/components/form/resend-mail';
import { Link } from '@/components/link';
import { looksLikeEmail } from '@/lib/e-mail';
import { paths } from '@/lib/paths';
import type { StoredError } from '@/store/request/request-state';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

/** Servers say it in words only: a 400 about no field that speaks of verifying or confirming (contract C.1). */
export const needsVerification = ({ status, message, constraints }: StoredError): boolean =>
  (status === 400 || status === 403) && Object.keys(constraints).length === 0 && /verif|confirm/i.test(message);

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
