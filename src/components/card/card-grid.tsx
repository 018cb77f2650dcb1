import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './card-grid.module.css';

export type GridKind = 'video' | 'performer' | 'square' | 'wide' | 'photo' | 'line';

interface CardGridProps {
  /** Kind of cards; determines the column width. */
  kind: GridKind;
  /** Accessible name, for lists without a heading. */
  label?: string;
  children: ReactNode;
}

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
