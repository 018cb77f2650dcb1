import { formatDate } from '@/lib/format/format';
import { zonedDate } from '@/lib/format/zoned-date';
import { useTimeZone } from './use-time-zone';

/**
 * The day of an instant in the visitor's time zone: May 9, 2026. The server renders the day in UTC. Renders nothing for
 * an invalid date.
 */
export function LocalDate({ iso }: { iso: string }) {
  const local = zonedDate(iso, useTimeZone());
  return local ? <time dateTime={iso}>{formatDate(local.date)}</time> : null;
}
