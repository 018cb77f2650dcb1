import dynamic from 'next/dynamic';
import { useState, useEffect, type ComponentType } from 'react';
import { Clapperboard, Menu as MenuIcon, ShoppingCart } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { IconButton } from '@/components/button/icon-button';
import { IconLink } from '@/components/button/icon-link';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { SocketStatusDot } from '@/components/status/socket-status-dot';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath, paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { Balance } from './balance';
import { cartLabel } from './cart-label';
import { HeaderSearch } from './header-search';
import { MainMenu } from './main-menu';
import { PhoneMenuMount } from './phone-menu-mount';
import { SiteLogo } from './site-logo';
import { ThemeButton } from './theme-button';
import styles from './site-header.module.css';

/** Scroll distances below this are ignored, in px. */
const SLACK_PX = 8;

/** True while scrolling down below the top of the page; false while scrolling up or near the top. */
function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SLACK_PX) return;
      setHidden(now > last && now > 120);
      last = now;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  return hidden;
}

// Guests have no account menu, so it loads on demand.
const AccountMenu = dynamic(() => import('./account-menu').then((module) => module.AccountMenu));

/**
 * Logo, search, menus from the settings, cart, balance, studio and account menu by role (spec §2, §3). `Tools` are the
 * buttons of a section.
 */
export function SiteHeader({ Tools }: { Tools?: ComponentType }) {
  const currentUrl = useCurrentUrl();
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  const cartTotal = useAppSelector((state) => state.cart.total);
  const socketStatus = useAppSelector((state) => state.system.socketStatus);
  const [menuOpen, setMenuOpen] = useState(false);
  const isHidden = useHideOnScroll();

  return (
    <header className={cx(styles.header, isHidden && styles.hidden)} data-print="no">
      <div className={styles.inner}>
        <SiteLogo />
        <MainMenu className={styles.menu} />
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <div className={styles.tools}>
          {socketStatus === 'initialized' ? null : <SocketStatusDot status={socketStatus} />}
          {Tools ? <Tools /> : null}
          {/* On phones the tools of a section take its place. */}
          <span className={isPerformer && !Tools ? styles.cart : styles.wideOnly}>
            <IconLink label={cartLabel(cartTotal)} href={paths.cart} count={cartTotal}>
              <ShoppingCart />
            </IconLink>
          </span>
          <span className={styles.wideOnly}>
            <ThemeButton />
          </span>
          {isPerformer ? (
            <span className={cx(styles.wideOnly, styles.studio)}>
              <ButtonLink
                size="sm"
                icon={<Clapperboard />}
                href={paths.studio}
                aria-label="Studio"
                aria-current={getPath(currentUrl) === paths.studio ? 'page' : undefined}
              >
                Studio
              </ButtonLink>
            </span>
          ) : null}
          {isLoggedIn ? (
            <>
              <Balance />
              <div className={styles.account}>
                <AccountMenu />
              </div>
            </>
          ) : (
            <>
              <span className={styles.wideOnly}>
                <Link className={styles.invitation} href={paths.performerRegister}>
                  Become a performer
                </Link>
                <ButtonLink size="sm" href={paths.login(currentUrl)}>
                  Log in
                </ButtonLink>
              </span>
              <ButtonLink className={styles.signUp} variant="primary" size="sm" href={paths.register(currentUrl)}>
                Sign up
              </ButtonLink>
            </>
          )}
          <span className={styles.menuButton}>
            <IconButton label="Menu" aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
              <MenuIcon />
            </IconButton>
          </span>
        </div>
      </div>
      <PhoneMenuMount open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
