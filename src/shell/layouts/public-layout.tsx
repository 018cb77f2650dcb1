import type { ReactNode } from 'react';
import { SiteLogo } from '../header/site-logo';
import styles from './public-layout.module.css';

/** The bare layout: a way home and the page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.top}>
        <SiteLogo />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </>
  );
}
