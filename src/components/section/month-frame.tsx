import type { ReactNode, Ref } from 'react';
import { monthTitle, weekdayNames } from '@/lib/format/zoned-date';
import styles from './month-frame.module.css';

interface MonthFrameProps {
  /** `2026-05` */
  month: string;
  ref?: Ref<HTMLTableElement>;
  /** One row per week, with one cell per day from Monday to Sunday. */
  children: ReactNode;
}

/** A month as a table of days, with the names of the weekdays above. */
export function MonthFrame({ month, ref, children }: MonthFrameProps) {
  return (
    <table ref={ref} className={styles.table}>
      <caption className="visually-hidden">{monthTitle(month)}</caption>
      <thead>
        <tr>
          {weekdayNames().map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
