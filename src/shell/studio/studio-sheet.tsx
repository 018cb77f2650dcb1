import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { Dialog } from '@/components/dialog/dialog';
import { Link } from '@/components/link';
import { useAddress } from '@/components/hooks/use-address';
import { paths } from '@/lib/page/paths';
import { isHere, type StudioLink } from './studio-links';
import styles from './studio-sheet.module.css';

interface StudioSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  groups: readonly { title: string; links: readonly StudioLink[] }[];
  /** Shows the link that leaves the studio. */
  leave?: boolean;
}

export function StudioSheet({ open, onClose, title, groups, leave = false }: StudioSheetProps) {
  const address = useAddress();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      shape="sheet"
      footer={
        leave && (
          <ButtonLink icon={<ArrowLeft />} href={paths.home}>
            Leave the studio
          </ButtonLink>
        )
      }
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} className={styles.group}>
            <h3 className={styles.title}>{group.title}</h3>
            <ul role="list" className={styles.tiles}>
              {group.links.map((link) => (
                <li key={link.label}>
                  <Link
                    className={styles.tile}
                    href={link.href}
                    onClick={onClose}
                    aria-current={isHere(link, address) ? 'page' : undefined}
                  >
                    <link.Icon size={20} aria-hidden="true" />
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
