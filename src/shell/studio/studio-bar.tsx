import dynamic from 'next/dynamic';
import { Menu, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/components/link';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { useNoticeCounts, useNotices } from '@/features/studio/notices/use-notices';
import bar from '@/shell/frame/header/bottom-bar.module.css';
import { AntdProvider } from './antd-provider';
import { StudioEntry } from './studio-entry';
import { COMMENTS, isHere, ORDERS, OVERVIEW, CREATE_LINKS, STUDIO_GROUPS, type StudioLink } from './studio-links';
import styles from './studio-bar.module.css';

const StudioSheet = dynamic(() => import('./studio-sheet').then((module) => module.StudioSheet), { ssr: false });

const MENU = { label: 'All', Icon: Menu };
const BEGINNINGS = [{ title: 'What would you like to create?', links: CREATE_LINKS }];

export function StudioBar() {
  const currentUrl = useCurrentUrl();
  const [open, setOpen] = useState<'new' | 'menu' | null>(null);
  // Close the sheet on Back too.
  const [openAt, setOpenAt] = useState(currentUrl);
  if (openAt !== currentUrl) {
    setOpenAt(currentUrl);
    setOpen(null);
  }
  // The sheets load with the first use.
  const [isUsed, setIsUsed] = useState(false);
  if (open && !isUsed) setIsUsed(true);
  const countAt = useNoticeCounts();
  const { unread } = useNotices();
  const close = () => setOpen(null);

  const renderTarget = (entry: StudioLink) => (
    <Link className={bar.target} href={entry.href} aria-current={isHere(entry, currentUrl) ? 'page' : undefined}>
      <StudioEntry entry={entry} count={countAt(entry.href)} />
    </Link>
  );
  return (
    <AntdProvider>
      <nav className={bar.bar} aria-label="Studio shortcuts" data-print="no">
        {renderTarget(OVERVIEW)}
        {renderTarget(ORDERS)}
        <button type="button" className={bar.target} aria-haspopup="dialog" onClick={() => setOpen('new')}>
          <span className={styles.plus}>
            <Plus size={20} />
          </span>
          <span className="visually-hidden">Publish</span>
        </button>
        {renderTarget(COMMENTS)}
        <button
          type="button"
          className={bar.target}
          aria-haspopup="dialog"
          data-tour="menu"
          onClick={() => setOpen('menu')}
        >
          <StudioEntry entry={MENU} count={unread.length} />
        </button>
      </nav>
      {isUsed ? (
        <>
          <StudioSheet open={open === 'new'} onClose={close} title="Publish" groups={BEGINNINGS} />
          <StudioSheet
            open={open === 'menu'}
            onClose={close}
            title="Studio"
            groups={STUDIO_GROUPS}
            countAt={countAt}
            leave
          />
        </>
      ) : null}
    </AntdProvider>
  );
}
