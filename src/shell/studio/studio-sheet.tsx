import { Drawer } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { DRAWER_FOCUS } from '@/features/studio/shared/drawer-focus';
import { paths } from '@/lib/page/paths';
import { StudioEntry } from './studio-entry';
import { isHere, type StudioLink } from './studio-links';
import styles from './studio-sheet.module.css';

interface StudioSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  groups: readonly { title: string; links: readonly StudioLink[] }[];
  /** Number of unread notices for a link. */
  countAt?: (href: string) => number;
  /** Shows the link that leaves the studio. */
  leave?: boolean;
}

const CLASSES = { wrapper: styles.sheet, section: styles.section };

const noCount = () => 0;

export function StudioSheet({ open, onClose, title, groups, countAt = noCount, leave = false }: StudioSheetProps) {
  const currentUrl = useCurrentUrl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="auto"
      classNames={CLASSES}
      destroyOnHidden
      {...DRAWER_FOCUS}
      title={<h2>{title}</h2>}
      footer={
        leave && (
          <ButtonLink icon={<ArrowLeft />} href={paths.home} wide>
            Leave studio
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
                    aria-current={isHere(link, currentUrl) ? 'page' : undefined}
                  >
                    <StudioEntry entry={link} count={countAt(link.href)} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  );
}
