import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { IconLink } from '@/components/button/icon-link';
import { monthTitle } from '@/lib/format/zoned-date';
import styles from './month-steps.module.css';

interface MonthHeaderProps {
  id?: string;
  /** The visible month. All months have the form "2026-11". */
  month: string;
  thisMonth: string;
  before?: string | undefined;
  after?: string | undefined;
  getPath: (month: string) => string;
  zone: string;
}

/** The heading of a calendar, with links to other months. */
export const MonthHeader = ({ id, month, thisMonth, before, after, getPath, zone }: MonthHeaderProps) => (
  <div className={styles.steps}>
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {monthTitle(month)}
      </h2>
      <p className={styles.zone}>Times in {zone}</p>
    </div>
    <div className={styles.links}>
      {month === thisMonth ? null : (
        <ButtonLink size="sm" href={getPath(thisMonth)} scroll={false}>
          This month
        </ButtonLink>
      )}
      {before ? (
        <IconLink label={monthTitle(before)} href={getPath(before)} scroll={false}>
          <ChevronLeft />
        </IconLink>
      ) : null}
      {after ? (
        <IconLink label={monthTitle(after)} href={getPath(after)} scroll={false}>
          <ChevronRight />
        </IconLink>
      ) : null}
    </div>
  </div>
);
