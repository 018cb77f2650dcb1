import { ResendMail } from '@/components/form/resend-mail';
import { Link } from '@/components/link';
import { looksLikeEmail } from '@/features/account/auth/email';
import { paths } from '@/lib/page/paths';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

/** Lets a visitor with an unverified address get a new email without leaving the login page. */
export function Unverified({ login }: { login: string }) {
  const resend = useVerificationMail();
  return (
    <div className={styles.note}>
      <p>Open the verification link we emailed you, then log in here.</p>
      {looksLikeEmail(login) ? (
        <ResendMail send={() => resend(login.trim())} />
      ) : (
        <p>
          Didn’t get it? <Link href={paths.resendVerification}>Resend email</Link>
        </p>
      )}
    </div>
  );
}
