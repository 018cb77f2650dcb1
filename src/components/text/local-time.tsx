import { dayTitle, zonedDate, type ZonedDate } from '@/lib/format/zoned-date';
import { cx } from '@/components/cx';
import { useTimeZone } from './use-time-zone';
import styles from './text.module.css';

interface LocalTimeProps {
  iso: string;
  /** End of the time span. */
  until?: string;
  /** `clock`: Sat 8:00 PM GMT+2; `full`: Sat, May 9, 2026, 8:00 PM GMT+2. */
  show?: 'clock' | 'full';
  className?: string;
}

function formatSpan(from: ZonedDate, to: ZonedDate | null, show: 'clock' | 'full'): string {
  const day = show === 'full' ? `${dayTitle(from.date)},` : from.weekday;
  const end = to && ` – ${to.date === from.date ? '' : `${to.weekday}, ${to.monthDay}, `}${to.clock}`;
  return `${day} ${from.clock}${end ?? ''}`;
}

/**
 * A time or time span in the visitor's time zone, which is always shown. The server renders UTC; enough width is
 * reserved for both, so that nothing shifts after hydration. Renders nothing for an invalid date.
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
