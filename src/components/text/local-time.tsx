import { zonedDate, type ZonedDate } from '@/lib/format/zoned-date';
import { cx } from '@/components/cx';
import { useTimeZone } from './use-time-zone';
import styles from './text.module.css';

interface LocalTimeProps {
  iso: string;
  /** Where a span of time ends. */
  until?: string;
  /** `clock`: Sat 20:00 GMT+2; `full`: Sat 9 May 2026, 20:00 GMT+2. */
  show?: 'clock' | 'full';
  className?: string;
}

function words(from: ZonedDate, to: ZonedDate | null, show: 'clock' | 'full'): string {
  const day = show === 'full' ? `${from.weekday} ${from.day} ${from.month} ${from.year},` : from.weekday;
  const end = to && (to.date === from.date ? `–${to.time}` : ` – ${to.weekday} ${to.day} ${to.month}, ${to.time}`);
  return `${day} ${from.time}${end ?? ''}`;
}

/**
 * A moment or a span in the visitor's own time zone, which is always named. The server knows no zone and writes UTC; the place
 * is wide enough for either, so that nothing moves. Nothing for an unreadable date.
 */
export function LocalTime({ iso, until, show = 'clock', className }: LocalTimeProps) {
  const zone = useTimeZone();
  const from = zonedDate(iso, zone);
  if (!from) return null;
  return (
    <time dateTime={iso} className={cx(show === 'clock' && !until && styles.clock, className)}>
      {words(from, until === undefined ? null : zonedDate(until, zone), show)} <span>{from.zone}</span>
    </time>
  );
}
