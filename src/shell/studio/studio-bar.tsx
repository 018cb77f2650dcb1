import { Menu, Plus } from 'lucide-react';
import { useState } from 'react';
import { CountBubble } from '@/components/button/count-bubble';
import { Link } from '@/components/link';
import { useAddress } from '@/components/hooks/use-address';
import { useNoticeCounts } from '@/features/studio/notices/use-notices';
import bar from '@/shell/frame/header/bottom-bar.module.css';
import { COMMENTS, isHere, ORDERS, OVERVIEW, STUDIO_BEGINNINGS, STUDIO_GROUPS, type StudioLink } from './studio-links';
import { StudioSheet } from './studio-sheet';
import styles from './studio-bar.module.css';

const BEGINNINGS = [{ title: 'What would you like to create?', links: STUDIO_BEGINNINGS }];

/** Bottom bar of the studio on phones. */
export function StudioBar() {
  const address = useAddress();
  const [open, setOpen] = useState<'new' | 'menu' | null>(null);
  // Close the sheet on Back too.
  const [openAt, setOpenAt] = useState(address);
  if (openAt !== address) {
    setOpenAt(address);
    setOpen(null);
  }
  const countAt = useNoticeCounts();
  const close = () => setOpen(null);

  const target = (link: StudioLink) => (
    <Link className={bar.target} href={link.href} aria-current={isHere(link, address) ? 'page' : undefined}>
      <link.Icon size={20} aria-hidden="true" />
      <CountBubble count={countAt(link.href)} />
      <span>{link.label}</span>
      {countAt(link.href) > 0 ? <span className="visually-hidden">, {countAt(link.href)} new</span> : null}
    </Link>
  );
  return (
    <nav className={bar.bar} aria-label="Studio shortcuts" data-print="no">
      {target(OVERVIEW)}
      {target(ORDERS)}
      <button type="button" className={bar.target} aria-haspopup="dialog" onClick={() => setOpen('new')}>
        <span className={styles.plus}>
          <Plus size={20} aria-hidden="true" />
        </span>
        <span className="visually-hidden">Publish</span>
      </button>
      {target(COMMENTS)}
      <button type="button" className={bar.target} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <Menu size={20} aria-hidden="true" />
        <span>All</span>
      </button>
      <StudioSheet open={open === 'new'} onClose={close} title="Publish" groups={BEGINNINGS} />
      <StudioSheet open={open === 'menu'} onClose={close} title="Studio" groups={STUDIO_GROUPS} leave />
    </nav>
  );
}
