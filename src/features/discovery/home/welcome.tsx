import { UserPlus } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './welcome.module.css';

/** Introduces the site to guests and greets fans by name; members also see when their membership ends. */
export function Welcome({ memberUntil }: { memberUntil: string | null }) {
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const name = useAppSelector((state) => state.user.current.name);
  const siteName = useAppSelector((state) => state.ui.siteName);
  if (loggedIn) {
    return (
      <div className={styles.copy}>
        <h1 className={styles.greeting} dir="auto">
          Hello{name ? `, ${name}` : ''}
        </h1>
        {memberUntil && (
          <p className={styles.text}>
            Your <Link href={paths.subscriptions}>membership</Link> runs until <DateText iso={memberUntil} />.
          </p>
        )}
      </div>
    );
  }
  return (
    <section className={styles.strip} aria-labelledby="welcome">
      <div className={styles.copy}>
        <h1 id="welcome" className={styles.title}>
          Close to the people you like to watch
        </h1>
        <p className={styles.text}>
          {siteName} is where performers show their videos and go live. Join to unlock videos, build your library and
          chat.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" icon={<UserPlus />} href={paths.register}>
          Create account
        </ButtonLink>
        <ButtonLink href={paths.login()}>Log in</ButtonLink>
      </div>
    </section>
  );
}
