import type { ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { SiteLogo } from '@/shell/frame/header/site-logo';
import styles from './auth-layout.module.css';

/** Login and registration: the form, on wide screens next to the placeholder image from the settings. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const picture = useAppSelector((state) => state.ui.loginPlaceholderImage);
  return (
    <div className={styles.split}>
      <div className={styles.side}>
        <header className={styles.top}>
          <SiteLogo />
        </header>
        <main id="content" tabIndex={-1} className={styles.form}>
          {children}
        </main>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <img src={picture || '/login-placeholder.svg'} alt="" />
      </div>
    </div>
  );
}
