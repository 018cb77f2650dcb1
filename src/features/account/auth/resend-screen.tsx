import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import type { GuestProps } from './guest.loader';
import { ResendForm } from './resend-form';
import styles from './auth-form.module.css';

/** Has the mail sent again that verifies an address. */
export function ResendScreen({ next }: GuestProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Verify your e-mail address</h1>
        <p className={styles.lead}>We send the mail again whose link verifies your address. The link works for a day.</p>
      </div>
      <ResendForm />
      <p className={styles.row}>
        <Link href={paths.login(next)}>Back to the log-in</Link>
      </p>
    </div>
  );
}
