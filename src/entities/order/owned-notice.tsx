import type { ReactNode } from 'react';
import { BadgeCheck } from 'lucide-react';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import styles from './owned-notice.module.css';

/** Says that the item was bought and links to its receipt. */
export const OwnedNotice = ({ children = 'You own this.' }: { children?: ReactNode }) => (
  <p className={styles.owned}>
    <BadgeCheck />
    <span>
      {children} <Link href={paths.library}>Receipt in your library</Link>
    </span>
  </p>
);
