import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './card-grid.module.css';

export type GridKind = 'video' | 'performer' | 'square' | 'wide' | 'photo' | 'line';

interface CardGridProps {
  /** Kind of cards; determines the column width. */
  kind: GridKind;
  children: ReactNode;
}

export function CardGrid({ kind, children }: CardGridProps) {
  return (
    <ul className={cx(styles.grid, styles[kind])}>
      {Children.map(children, (card, index) => (
        <li key={(isValidElement(card) && card.key) || index} className={styles.item}>
          {card}
        </li>
      ))}
    </ul>
  );
}
