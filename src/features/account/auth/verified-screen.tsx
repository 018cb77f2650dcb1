import { MailCheck, MailWarning } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import type { VerifiedProps } from './guest.loader';
import { ResendForm } from './resend-form';
import { usePendingRegistration } from './use-pending-registration';
import styles from './auth-form.module.css';

/** Destination of the verification link (contract G). */
export function VerifiedScreen({ expired, isPerformer }: VerifiedProps) {
  const { loggedIn, authUser } = useAppSelector((state) => state.auth);
  const pending = usePendingRegistration();
  if (expired) {
    return (
      <div className={styles.page}>
        <span className={styles.icon}>
          <MailWarning />
        </span>
        <div className={styles.head}>
          <h1>This link no longer works</h1>
          <p className={styles.lead}>It has expired or is incomplete. Request a new one.</p>
        </div>
        <ResendForm />
      </div>
    );
  }
  if (isPerformer && !authUser?.isPerformer) {
    return (
      <div className={styles.page}>
        <span className={styles.icon}>
          <MailCheck />
        </span>
        <div className={styles.head}>
          <h1>Your email address is verified</h1>
          <p className={styles.lead}>
            We’re reviewing your documents, which takes 1–2 days. You can log in once your account is approved.
          </p>
        </div>
        <ButtonLink variant="primary" size="lg" wide href={paths.home}>
          Go to home page
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <MailCheck />
      </span>
      <div className={styles.head}>
        <h1>Your email address is verified</h1>
        <p className={styles.lead}>{loggedIn ? 'You’re all set.' : 'You’re all set. Log in to continue.'}</p>
        {/* Not every server says whose address it was. */}
        {loggedIn ? null : (
          <p className={styles.lead}>Applied as a performer? We’ll email you once we’ve approved your documents.</p>
        )}
      </div>
      <ButtonLink variant="primary" size="lg" wide href={loggedIn ? paths.home : paths.login(pending?.next)}>
        {loggedIn ? 'Go to home page' : 'Log in'}
      </ButtonLink>
    </div>
  );
}
