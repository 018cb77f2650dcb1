import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '@/components/cx';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { menuEntries } from './menu-items';
import { MenuLink } from './menu-link';
import styles from './main-menu.module.css';

/** Number of entries in the bar; later ones are under "More". Guests also have links to log in and sign up there. */
const IN_BAR = { accounts: 5, guests: 4 };

/** The main and header menus from the settings (spec §2, §3). "More" also works without JavaScript. */
export function MainMenu({ className }: { className?: string }) {
  const menus = useAppSelector((state) => state.settings.menus);
  const entries = [...menuEntries(menus, 'main'), ...menuEntries(menus, 'header')];
  const inBar = useIsLoggedIn() ? IN_BAR.accounts : IN_BAR.guests;
  const others = entries.slice(inBar);
  return (
    <nav className={cx(styles.menu, className)} aria-label="Main">
      {entries.slice(0, inBar).map((entry) => (
        <MenuLink key={entry.key} entry={entry} className={styles.link} />
      ))}
      {others.length > 0 && (
        <More>
          {others.map((entry) => (
            <li key={entry.key}>
              <MenuLink entry={entry} className={styles.item} />
            </li>
          ))}
        </More>
      )}
    </nav>
  );
}

function More({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => details.current?.removeAttribute('open'), [asPath]);
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.removeAttribute('open');
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  return (
    <details ref={details} className={styles.more}>
      <summary className={styles.link}>
        More
        <ChevronDown size={16} />
      </summary>
      <ul role="list" className={styles.panel}>
        {children}
      </ul>
    </details>
  );
}
