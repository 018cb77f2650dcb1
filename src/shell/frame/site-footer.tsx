import { Link } from '@/components/link';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import { menuEntries } from './header/menu-items';
import { MenuLink } from './header/menu-link';
import styles from './site-footer.module.css';

/**
 * Footer menu and text from the settings, and the registration link for performers. The text was sanitized when the
 * settings were read (see bootstrap).
 */
export function SiteFooter() {
  const menus = useAppSelector((state) => state.settings.menus);
  const { footerContent, siteName } = useAppSelector((state) => state.ui);
  const isPerformer = useIsPerformer();
  const links = menuEntries(menus, 'footer');
  const invitesPerformers = !isPerformer && !links.some(({ href }) => href === paths.performerRegister);
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.inner}>
        {links.length > 0 || invitesPerformers ? (
          <nav aria-label="Footer">
            <ul role="list" className={styles.links}>
              {links.map((entry) => (
                <li key={entry.key}>
                  <MenuLink entry={entry} className={styles.link} />
                </li>
              ))}
              {invitesPerformers ? (
                <li>
                  <Link className={styles.link} href={paths.performerRegister}>
                    Become a performer
                  </Link>
                </li>
              ) : null}
            </ul>
          </nav>
        ) : null}
        {footerContent ? <SafeHtml html={footerContent} small /> : <p>{siteName}</p>}
      </div>
    </footer>
  );
}
