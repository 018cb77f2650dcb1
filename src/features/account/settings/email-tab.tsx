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
        <h2 id="your-email">Your e-mail address</h2>
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
            <p className={styles.quiet}>We send a mail to this address. Open the link in it, then come back here.</p>
            <ResendMail send={verify} label="Send the verification mail" />
          </>
        )}
      </section>
      <section className={styles.group} aria-labelledby="other-email">
        <h2 id="other-email">Another address</h2>
        <p className={styles.quiet}>
          The address cannot be changed here, because it is what gets you back in. <Link href={paths.contact()}>Write to us</Link> and we change it for you.
        </p>
      </section>
    </div>
  );
}
