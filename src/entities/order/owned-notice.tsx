import type { ReactNode } from 'react';
import { BadgeCheck } from 'lucide-react';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import styles from './owned-notice.module.css';

/** Says that the item was bought and links to its receipt. Only fans have a library. */
export function OwnedNotice({
  children = 'You already own this.',
  isPerformer = false,
}: {
  children?: ReactNode;
  isPerformer?: boolean;
}) {
  return (
    <p className={styles.owned}>
      <BadgeCheck />
      <span>
        {children}{' '}
        {isPerformer ? (
          <Link href={paths.payments()}>View card payments</Link>
        ) : (
          <Link href={paths.library}>Receipt in your library</Link>
        )}
      </span>
    </p>
  );
}
