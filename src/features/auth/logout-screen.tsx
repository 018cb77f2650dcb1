import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { logoutAsked } from '@/store/session/session.actions';
import styles from './logout-screen.module.css';

/** Logs out on sight, in all tabs, and goes on to the log-in page (spec §8). */
export function LogoutScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logoutAsked());
  }, [dispatch]);
  return (
    <p className={styles.line} role="status">
      Logging out…
    </p>
  );
}
