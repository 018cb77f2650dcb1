import { Children, isValidElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { cx } from '@/components/cx';
import { observeSize } from '@/components/hooks/observe-size';
import { SectionHeader } from '@/components/section/section-header';
import type { GridKind } from './card-grid';
import styles from './card-grid.module.css';
import rowStyles from './card-row.module.css';

/** `mixed`: cards of different widths, which they set themselves. */
export type RowKind = GridKind | 'mixed';

interface CardRowProps {
  title: string;
  kind: RowKind;
  seeAll?: string;
  note?: ReactNode;
  children: ReactNode;
}

function useScrollEnds(row: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const left = Math.abs(element.scrollLeft);
      const before = left > 8;
      const after = left + element.clientWidth < element.scrollWidth - 8;
      setEnds((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    const stop = observeSize(element, update);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', update);
    };
  }, [row, count]);
  return ends;
}

/** A horizontally scrolling row of cards with a heading and a link to the full list. */
export function CardRow({ title, kind, seeAll, note, children }: CardRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(row, Children.count(children));
  const move = (pages: 1 | -1) => {
    const element = row.current;
    const forward = getComputedStyle(element ?? document.body).direction === 'rtl' ? -1 : 1;
    element?.scrollBy({ left: pages * forward * element.clientWidth * 0.8 });
  };
  return (
    <section aria-labelledby={id} className={rowStyles.section}>
      <SectionHeader id={id} title={title} note={note} seeAll={seeAll}>
        <div className={cx(rowStyles.arrows, !ends.before && !ends.after && rowStyles.idle)}>
          <IconButton size="sm" label={`${title}: back`} disabled={!ends.before} onClick={() => move(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton size="sm" label={`${title}: forward`} disabled={!ends.after} onClick={() => move(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      </SectionHeader>
      <ul ref={row} className={cx(styles.row, styles[kind])}>
        {Children.map(children, (card, index) => (
          <li key={(isValidElement(card) && card.key) || index} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
