import { useSyncExternalStore } from 'react';
import { formatAge } from '@/lib/format/age';
import { formatDate } from '@/lib/format/format';
import { zonedDate } from '@/lib/format/zoned-date';
import { useTimeZone } from './use-time-zone';

const MINUTE_MS = 60_000;

function subscribeToMinutes(onMinute: () => void) {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}
const getMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const minuteOfServer = () => null;

/**
 * The time since an instant: 2 days ago. Beyond a month, and in the server's HTML, the date: May 9, 2026. The title has
 * date and time in the visitor's time zone. Renders nothing for an invalid date.
 */
export function RelativeDate({ iso }: { iso: string }) {
  const local = zonedDate(iso, useTimeZone());
  const now = useSyncExternalStore(subscribeToMinutes, getMinute, minuteOfServer);
  if (!local) return null;
  const day = formatDate(local.date);
  return (
    <time dateTime={iso} title={`${day}, ${local.clock}`}>
      {(now !== null && formatAge(now - Date.parse(iso))) || day}
    </time>
  );
}
