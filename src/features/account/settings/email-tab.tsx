import { BadgeCheck, MailWarning } from 'lucide-react';
import { ResendMail } from '@/components/form/resend-mail';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useOwnEmail } from './use-own-email';
import styles from './account.module.css';

export function EmailTab() {
  const { email, verified, verify } = useOwnEmail();
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby="your-email">
        <h2 id="your-email">Your email address</h2>
        <p className={styles.address}>{email}</p>
        <p role="status">
          {verified ? (
            <span className={styles.good}>
              <BadgeCheck aria-hidden="true" /> Verified
            </span>
          ) : (
            <span className={styles.warn}>
              <MailWarning aria-hidden="true" /> Not verified yet
            </span>
          )}
        </p>
        {verified ? null : (
          <>
            <p className={styles.quiet}>We’ll email you a verification link. Open it, then come back here.</p>
            <ResendMail send={verify} label="Send verification email" />
          </>
        )}
      </section>
      <section className={styles.group} aria-labelledby="other-email">
        <h2 id="other-email">Change your address</h2>
        <p className={styles.quiet}>
          For your security, you can’t change it here. <Link href={paths.contact()}>Contact us</Link> and we’ll change
          it for you.
        </p>
      </section>
    </div>
  );
}
