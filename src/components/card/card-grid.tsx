import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './card-grid.module.css';

export type GridKind = 'video' | 'performer' | 'square' | 'wide' | 'photo' | 'line';

interface CardGridProps {
  /** What the cards are, which decides how wide a column gets. */
  kind: GridKind;
  /** Names the list where no heading does. */
  label?: string;
  children: ReactNode;
}

/** As many columns as fit. */
export function CardGrid({ kind, label, children }: CardGridProps) {
  return (
    <ul aria-label={label} className={cx(styles.grid, styles[kind])}>
      {Children.map(children, (card, index) => (
        <li key={(isValidElement(card) && card.key) || index} className={styles.item}>
          {card}
        </li>
      ))}
    </ul>
  );
}
