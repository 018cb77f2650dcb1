import { Link } from '@/components/link';
import { formatCount, formatNumber } from '@/lib/format/format';
import { useCurrentInView } from './use-current-in-view';
import styles from './link-tabs.module.css';

interface LinkTab {
  href: string;
  label: string;
  count?: number;
  current?: boolean;
}

interface LinkTabsProps {
  /** Accessible name: "Aria's pages". */
  label: string;
  tabs: readonly LinkTab[];
  /** False to keep the scroll position, for tabs below a tall header. */
  scroll?: boolean;
}

/** Tabs that are links, so they can be crawled, shared and opened in a new window. */
export function LinkTabs({ label, tabs, scroll = true }: LinkTabsProps) {
  const nav = useCurrentInView(tabs.find((tab) => tab.current)?.href);

  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              scroll={scroll}
              className={styles.tab}
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className={styles.count} title={formatNumber(tab.count)}>
                  {formatCount(tab.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
