import { zonedDate, type ZonedDate } from '@/lib/format/zoned-date';
import { cx } from '@/components/cx';
import { useTimeZone } from './use-time-zone';
import styles from './text.module.css';

interface LocalTimeProps {
  iso: string;
  /** End of the time span. */
  until?: string;
  /** `clock`: Sat 20:00 GMT+2; `full`: Sat 9 May 2026, 20:00 GMT+2. */
  show?: 'clock' | 'full';
  className?: string;
}

function formatSpan(from: ZonedDate, to: ZonedDate | null, show: 'clock' | 'full'): string {
  const day = show === 'full' ? `${from.weekday} ${from.day} ${from.month} ${from.year},` : from.weekday;
  const end = to && (to.date === from.date ? `–${to.time}` : ` – ${to.weekday} ${to.day} ${to.month}, ${to.time}`);
  return `${day} ${from.time}${end ?? ''}`;
}

/**
 * A time or time span in the visitor's time zone, which is always shown. The server renders UTC; enough width is reserved for both, so
 * that nothing shifts after hydration. Renders nothing for an invalid date.
 */
export function LocalTime({ iso, until, show = 'clock', className }: LocalTimeProps) {
  const zone = useTimeZone();
  const from = zonedDate(iso, zone);
  if (!from) return null;
  return (
    <time dateTime={iso} className={cx(show === 'clock' && !until && styles.clock, className)}>
      {formatSpan(from, until === undefined ? null : zonedDate(until, zone), show)} <span>{from.zone}</span>
    </time>
  );
}
