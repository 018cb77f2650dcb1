import { cx } from '@/components/cx';
import { zonedDate } from '@/lib/format/zoned-date';
import type { OwnEvent } from './own-event';
import styles from './month-grid.module.css';

interface MonthChipProps {
  event: OwnEvent;
  zone: string;
  /** True if the event started on an earlier day. */
  goesOn?: boolean;
  /** True while the chip follows the pointer. */
  lifted?: boolean;
}

export const MonthChip = ({ event, zone, goesOn, lifted }: MonthChipProps) => (
  <span
    className={cx(
      styles.chip,
      event.status === 'inactive' && styles.off,
      goesOn && styles.goesOn,
      lifted && styles.lifted,
    )}
    title={event.title}
  >
    {goesOn ? null : <span className={styles.time}>{zonedDate(event.startAt, zone)?.clock.replace(':00', '')} </span>}
    <bdi>{event.title}</bdi>
  </span>
);
