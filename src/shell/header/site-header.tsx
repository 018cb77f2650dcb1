import { useRouter } from 'next/router';
import { useState } from 'react';
import { LogIn, Menu as MenuIcon, Search, ShoppingCart } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { IconButton } from '@/components/button/icon-button';
import { IconLink } from '@/components/button/icon-link';
import { cx } from '@/components/cx';
import { SocketStatusDot } from '@/components/status/socket-status-dot';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { AccountMenu } from './account-menu';
import { Balance } from './balance';
import { HeaderSearch } from './header-search';
import { menuEntries } from './menu-items';
import { MenuLink } from './menu-link';
import { PhoneMenu } from './phone-menu';
import { SiteLogo } from './site-logo';
import { ThemeButton } from './theme-button';
import { useHideOnScroll } from './use-hide-on-scroll';
import styles from './site-header.module.css';

/** Logo, search, menus from settings, cart count, balance, account menu by role (spec §2, §3). */
export function SiteHeader() {
  const { asPath } = useRouter();
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const menus = useAppSelector((state) => state.settings.menus);
  const cartTotal = useAppSelector((state) => state.cart.total);
  const socketStatus = useAppSelector((state) => state.system.socketStatus);
  const [menuOpen, setMenuOpen] = useState(false);
  const hidden = useHideOnScroll();

  return (
    <header className={cx(styles.header, hidden && styles.hidden)} data-print="no">
      <div className={styles.inner}>
        <SiteLogo />
        <nav className={styles.menu} aria-label="Main">
          {menuEntries(menus, 'main').map((entry) => (
            <MenuLink key={entry.key} entry={entry} className={styles.link} />
          ))}
        </nav>
        <div className={styles.search}>
          <HeaderSearch />
        </div>
        <div className={styles.tools}>
          {socketStatus === 'initialized' ? null : <SocketStatusDot status={socketStatus} />}
          <span className={styles.phoneOnly}>
            <IconLink label="Search" href={paths.performers}>
              <Search aria-hidden="true" />
            </IconLink>
          </span>
          {cartTotal > 0 ? (
            <IconLink label={`Cart, ${cartTotal} ${cartTotal === 1 ? 'item' : 'items'}`} href={paths.cart} count={cartTotal}>
              <ShoppingCart aria-hidden="true" />
            </IconLink>
          ) : null}
          <span className={styles.wideOnly}>
            <ThemeButton />
          </span>
          {loggedIn ? (
            <>
              <Balance />
              <AccountMenu />
            </>
          ) : (
            <span className={styles.wideOnly}>
              <ButtonLink look="primary" size="sm" icon={<LogIn />} href={paths.login(asPath)}>
                Log in
              </ButtonLink>
            </span>
          )}
          <span className={styles.menuButton}>
            <IconButton label="Menu" aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
              <MenuIcon aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
