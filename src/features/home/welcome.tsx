import { LogIn } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './welcome.module.css';

/** A word to whoever comes in: guests hear what this place is and how to join, fans are greeted by name. */
export function Welcome() {
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const name = useAppSelector((state) => state.user.current.name);
  const siteName = useAppSelector((state) => state.ui.siteName);
  if (loggedIn) {
    return (
      <h1 className={styles.greeting} dir="auto">
        Hello{name ? `, ${name}` : ''}
      </h1>
    );
  }
  return (
    <section className={styles.strip} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title}>
          Close to the people you like to watch
        </h1>
        <p className={styles.text}>{siteName} is where performers show their videos and go live. Log in to unlock, follow and talk along.</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" icon={<LogIn />} href={paths.login()}>
          Log in
        </ButtonLink>
        <ButtonLink href={paths.performers}>Browse performers</ButtonLink>
      </div>
    </section>
  );
}
