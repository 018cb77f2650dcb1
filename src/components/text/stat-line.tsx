import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface StatLineProps {
  /** Figures and dates in display order; empty ones are skipped. */
  items: readonly ReactNode[];
  className?: string;
}

/** views · likes · date */
export function StatLine({ items, className }: StatLineProps) {
  const shownItems = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '');
  if (shownItems.length === 0) return null;
  return (
    <p className={cx(styles.stats, className)}>
      <span className={styles.line}>
        {shownItems.map((item, index) => (
          <span key={index} className={styles.stat}>
            {index > 0 && <span className={styles.between}> · </span>}
            {item}
          </span>
        ))}
      </span>
    </p>
  );
}
