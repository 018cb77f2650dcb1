import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { logoutRequested } from '@/store/session/session.actions';
import styles from './logout-screen.module.css';

/** True for visitors from a page of this site. Others may have followed a link meant to log them out. */
function comesFromThisSite(): boolean {
  if (window.__NEXT_DATA__.page !== paths.logout) return true;
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin;
}

/** The value is fixed when the page opens. */
const neverChanges = () => () => undefined;

/** Logs out in all tabs and opens the login page (spec §8). Visitors from other sites confirm first. */
export function LogoutScreen() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const isIntended = useSyncExternalStore(neverChanges, comesFromThisSite, () => false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isLeaving = isIntended || isConfirmed;

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
          <Button variant="primary" onClick={() => setIsConfirmed(true)}>
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
