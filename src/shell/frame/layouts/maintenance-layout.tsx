import { useEffect } from 'react';
import styles from './notice-layout.module.css';

const CHECK_EVERY_MS = 60_000;

/** Without a connection, the browser's error page would replace this one. */
function reloadIfReachable(): void {
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => window.location.reload(),
    () => undefined,
  );
}

/** Maintenance page (spec §1, §2); checks every minute whether the site is back. */
export function MaintenanceLayout({ siteName }: { siteName: string }) {
  useEffect(() => {
    const timer = setInterval(reloadIfReachable, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <main className={styles.notice}>
      <img className={styles.picture} src="/under-construction.svg" alt="Under construction" width={360} height={225} />
      <h1>{siteName} is under maintenance</h1>
      <p className={styles.text}>We’ll be back soon. This page will reload automatically.</p>
    </main>
  );
}
