import type { ReactNode } from 'react';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { Link } from '@/components/link';
import { useCurrentInView } from '@/components/tabs/use-current-in-view';
import { getPath, paths } from '@/lib/page/paths';
import type { SiteSection } from '@/shell/load/define-page';
import { useIsLoggedIn } from '@/store/hooks';
import { useAccountLinks } from './header/use-account-links';
import styles from './account-section.module.css';

/** Pages that the account menu doesn't list, with the listed page they belong to. */
const PARENTS: Readonly<Record<string, string>> = {
  [paths.payments()]: paths.wallet,
  [paths.tokenHistory()]: paths.wallet,
};

/** Links between the pages of an account. */
function AccountNav() {
  const here = getPath(useCurrentUrl());
  const nav = useCurrentInView(here);
  const links = useAccountLinks().filter(({ href }) => href === paths.history || href.startsWith('/user/'));
  const isCurrent = (href: string) =>
    href === here ||
    here.startsWith(`${href}/`) ||
    (PARENTS[here] === href && !links.some((link) => link.href === here));
  return (
    <nav ref={nav} aria-label="Account pages" className={styles.nav} data-print="no">
      <ul role="list" className={styles.list}>
        {links.map(({ key, href, label, icon }) => (
          <li key={key}>
            <Link href={href} className={styles.link} aria-current={isCurrent(href) ? 'page' : undefined}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WithAccountNav({ children }: { children: ReactNode }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      {isLoggedIn && <AccountNav />}
      <div id="section-content" tabIndex={-1}>
        {children}
      </div>
    </>
  );
}

/** The pages of an account, with links between them. */
export const accountSection: SiteSection = { Around: WithAccountNav };
