import { type ReactNode, useState } from 'react';
import { Link } from '@/components/link';
import { useMissedDrops } from '@/components/upload/use-missed-drops';
import { useAddress } from '@/components/hooks/use-address';
import { ShowHost } from '@/features/live/broadcast/show-host';
import { pathOf, paths } from '@/lib/page/paths';
import { AntdProvider } from './antd-provider';
import { useNoticeCounts } from '@/features/studio/notices/use-notices';
import { InterruptedUploadsMount } from './interrupted-uploads-mount';
import { StoredShowMount } from './stored-show-mount';
import { isHere, STUDIO_GROUPS } from './studio-links';
import { NewCount } from './new-count';
import styles from './studio-frame.module.css';

/** Studio layout with a sidebar; phones use the bottom bar. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const address = useAddress();
  const countAt = useNoticeCounts();
  useMissedDrops();
  // From the first visit of the broadcast console on, because adding it to a page would mount the page again.
  const isConsole = pathOf(address) === paths.studioLive;
  const [hostsShow, setHostsShow] = useState(isConsole);
  if (isConsole && !hostsShow) setHostsShow(true);
  const screen = (
    <>
      <StoredShowMount />
      <InterruptedUploadsMount />
      {children}
    </>
  );
  return (
    <div className={styles.frame}>
      <nav className={styles.column} aria-label="Studio" data-print="no">
        {STUDIO_GROUPS.map(({ title, links }) => (
          <div key={title} className={styles.group}>
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            <ul role="list" className={styles.links} aria-label={title}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    className={styles.link}
                    href={link.href}
                    title={link.label}
                    aria-current={isHere(link, address) ? 'page' : undefined}
                  >
                    <link.Icon size={20} aria-hidden="true" />
                    <span className={styles.label}>{link.label}</span>
                    <NewCount count={countAt(link.href)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.screen}>
        <AntdProvider>{hostsShow ? <ShowHost>{screen}</ShowHost> : screen}</AntdProvider>
      </div>
    </div>
  );
}
