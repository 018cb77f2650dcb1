import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useIsLoggedIn } from '@/store/hooks';
import { logoutRequested } from '@/store/session/session.actions';
import styles from './logout-screen.module.css';

/**
 * Logs out in all tabs and opens the login page (spec §8). Asks first, because any link can lead here, also one in a
 * comment.
 */
export function LogoutScreen() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useIsLoggedIn();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (isLeaving) dispatch(logoutRequested());
  }, [dispatch, isLeaving]);

  if (isLeaving) {
    return (
      <p className={styles.line} role="status">
        Logging out…
      </p>
    );
  }
  return (
    <div className={styles.line}>
      <h1>{isLoggedIn ? 'Log out?' : 'You’re logged out'}</h1>
      {isLoggedIn ? (
        <>
          <p>This removes your drafts from this device and, unless you chose to keep it, your history.</p>
          <Button variant="primary" onClick={() => setIsLeaving(true)}>
            Log out
          </Button>
          <Link href={paths.home}>Stay logged in</Link>
        </>
      ) : (
        <>
          <Link href={paths.login()}>Log in</Link>
          <Link href={paths.home}>Home</Link>
        </>
      )}
    </div>
  );
}
