import { useEffect, useRef } from 'react';
import { Link } from '@/components/link';
import { formatCount, formatNumber } from '@/lib/format/format';
import styles from './link-tabs.module.css';

interface LinkTab {
  href: string;
  label: string;
  /** How many things wait behind the tab. */
  count?: number;
  current?: boolean;
}

interface LinkTabsProps {
  /** What the tabs divide: "Aria's pages". */
  label: string;
  tabs: readonly LinkTab[];
  /** False where the tabs stand below a tall head and the page should stay where it is. */
  scroll?: boolean;
}

/** Tabs that are addresses: crawlable, shareable, opened in a new window like any link. */
export function LinkTabs({ label, tabs, scroll = true }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;

  // Where not all of them fit, the open one is among those in sight.
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && open) bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={bar} aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} scroll={scroll} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
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
