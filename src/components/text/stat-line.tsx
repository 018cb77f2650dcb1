import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface StatLineProps {
  /** Figures and dates in the order they are read; absent ones are left out with their dot. */
  items: readonly ReactNode[];
  className?: string;
}

/** views · likes · date */
export function StatLine({ items, className }: StatLineProps) {
  const shown = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '');
  if (shown.length === 0) return null;
  return (
    <p className={cx(styles.stats, className)}>
      {shown.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.between}> · </span>}
          <span>{item}</span>
        </Fragment>
      ))}
    </p>
  );
}
