import { useEffect } from 'react';
import styles from './notice-layout.module.css';

const CHECK_EVERY_MS = 60_000;

/** The site is closed for work (spec §1, §2): says so, and looks every minute whether it is open again. */
export function MaintenanceLayout({ siteName }: { siteName: string }) {
  useEffect(() => {
    const timer = setInterval(() => window.location.reload(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <main className={styles.notice}>
      <img className={styles.picture} src="/under-construction.svg" alt="Under construction" width={360} height={225} />
      <h1>{siteName} is being worked on</h1>
      <p className={styles.text}>You are in the right place. We will be back soon, and this page opens by itself when we are.</p>
    </main>
  );
}
