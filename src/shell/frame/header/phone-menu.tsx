import { Link } from '@/components/link';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { LogIn, LogOut } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Dialog } from '@/components/dialog/dialog';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { followLink } from '@/components/follow-link';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { logoutRequested } from '@/store/session/session.actions';
import { AccountCard } from './account-card';
import { menuEntries } from './menu-items';
import { MenuLink } from './menu-link';
import { ThemeButton } from './theme-button';
import { useAccountLinks } from './use-account-links';
import styles from './phone-menu.module.css';

/** Header content that doesn't fit on narrow screens, account links first. "Me" in the bottom bar opens it too. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const router = useRouter();
  const currentUrl = useCurrentUrl();
  const dispatch = useAppDispatch();
  const menus = useAppSelector((state) => state.settings.menus);
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  const accountLinks = useAccountLinks();
  const links = [...menuEntries(menus, 'main'), ...menuEntries(menus, 'header')];

  const close = useEffectEvent(onClose);
  useEffect(() => {
    router.events.on('routeChangeStart', close);
    router.events.on('hashChangeStart', close);
    return () => {
      router.events.off('routeChangeStart', close);
      router.events.off('hashChangeStart', close);
    };
  }, [router.events]);

  const own = (
    <ul role="list" className={styles.links}>
      {accountLinks.map(({ key, label, href, icon }) => (
        <li key={key}>
          <Link className={styles.link} href={href}>
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Menu" shape="side">
      <div className={styles.menu}>
        {isLoggedIn ? <AccountCard /> : null}
        <nav aria-label="Menu" className={styles.lists}>
          {isLoggedIn ? own : null}
          <ul role="list" className={styles.links}>
            {links.map((entry) => (
              <li key={entry.key}>
                <MenuLink entry={entry} className={styles.link} />
              </li>
            ))}
          </ul>
          {isLoggedIn ? null : own}
          {isPerformer ? null : (
            <ul role="list" className={styles.links}>
              <li>
                <Link className={styles.link} href={paths.performerRegister}>
                  Become a performer
                </Link>
              </li>
            </ul>
          )}
        </nav>
        <div className={styles.actions}>
          {isLoggedIn ? (
            <Button
              icon={<LogOut />}
              onClick={() => {
                onClose();
                followLink(paths.logout, () => dispatch(logoutRequested()));
              }}
            >
              Log out
            </Button>
          ) : (
            <ButtonLink variant="primary" icon={<LogIn />} href={paths.login(currentUrl)}>
              Log in
            </ButtonLink>
          )}
          <ThemeButton />
        </div>
      </div>
    </Dialog>
  );
}
