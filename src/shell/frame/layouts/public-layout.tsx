import { Clapperboard, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { IconLink } from '@/components/button/icon-link';
import { SocketStatusDot } from '@/components/status/socket-status-dot';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { Balance } from '@/shell/frame/header/balance';
import { SiteLogo } from '@/shell/frame/header/site-logo';
import { ThemeButton } from '@/shell/frame/header/theme-button';
import styles from './public-layout.module.css';

/** The bare layout (spec §2): logo, studio, balance or login link, and the page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const currentUrl = useCurrentUrl();
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  const socketStatus = useAppSelector((state) => state.system.socketStatus);
  return (
    <>
      <header className={styles.top} data-print="no">
        <SiteLogo />
        <div className={styles.tools}>
          {socketStatus === 'initialized' ? null : <SocketStatusDot status={socketStatus} />}
          <ThemeButton />
          {isPerformer ? (
            <IconLink label="Studio" href={paths.studio}>
              <Clapperboard />
            </IconLink>
          ) : null}
          {isLoggedIn ? (
            <Balance />
          ) : (
            <ButtonLink
              className={styles.logIn}
              variant="primary"
              size="sm"
              icon={<LogIn />}
              href={paths.login(currentUrl)}
            >
              Log in
            </ButtonLink>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </>
  );
}
