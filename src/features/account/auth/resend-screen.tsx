import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import type { GuestProps } from './guest.loader';
import { ResendForm } from './resend-form';
import styles from './auth-form.module.css';

export function ResendScreen({ next }: GuestProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Verify your email address</h1>
        <p className={styles.lead}>We’ll email you a new verification link. It works for a day.</p>
      </div>
      <ResendForm />
      <p className={styles.row}>
        <Link href={paths.login(next)}>Back to login</Link>
      </p>
    </div>
  );
}
