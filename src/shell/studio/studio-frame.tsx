import { Tooltip } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/link';
import { useIgnoreStrayDrops } from '@/components/upload/use-ignore-stray-drops';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import type { SiteSection } from '@/shell/load/define-page';
import { AntdProvider } from './antd-provider';
import { usePrefetchedStudio } from '@/features/studio/home/use-prefetched-studio';
import { useNoticeCounts } from '@/features/studio/notices/use-notices';
import { InterruptedUploadsMount } from './interrupted-uploads-mount';
import { StoredShowMount } from './stored-show-mount';
import { StudioEntry } from './studio-entry';
import { isHere, STUDIO_GROUPS } from './studio-links';
import styles from './studio-frame.module.css';

const TOOLTIP = { root: styles.tooltip };

/** Studio layout with a sidebar; phones use the bottom bar. */
export const StudioFrame: SiteSection['Around'] = ({ Host: PageHost, children }) => {
  const currentUrl = useCurrentUrl();
  const countAt = useNoticeCounts();
  useIgnoreStrayDrops();
  usePrefetchedStudio({ isInStudio: true });
  // Once a page has set the host, it stays: adding or removing it would remount the page.
  const [Host, setHost] = useState(() => PageHost ?? null);
  if (PageHost && !Host) setHost(() => PageHost);
  const screen = (
    <>
      <StoredShowMount />
      <InterruptedUploadsMount />
      {children}
    </>
  );
  return (
    <AntdProvider>
      <div className={styles.frame}>
        <nav className={styles.column} aria-label="Studio" data-print="no" data-tour="menu">
          {STUDIO_GROUPS.map(({ title, links }) => (
            <div key={title} className={styles.group}>
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              <ul role="list" className={styles.links} aria-label={title}>
                {links.map((entry) => (
                  <li key={entry.href}>
                    <Tooltip title={entry.label} placement="right" classNames={TOOLTIP}>
                      <Link
                        className={styles.link}
                        href={entry.href}
                        aria-current={isHere(entry, currentUrl) ? 'page' : undefined}
                      >
                        <StudioEntry entry={entry} count={countAt(entry.href)} labelClass={styles.label} />
                      </Link>
                    </Tooltip>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div id="section-content" tabIndex={-1} className={styles.screen}>
          {Host ? <Host>{screen}</Host> : screen}
        </div>
      </div>
    </AntdProvider>
  );
};
