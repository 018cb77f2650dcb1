import type { WeeklySchedule } from '@/contract/performer';
import { zonedDate, type ZonedDate } from '@/lib/format/zoned-date';

interface Hours {
  weekday: string;
  /** `8:00 PM – 10:30 PM` */
  times: string;
  zone: string;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Monday, 0:00 UTC, of the week of `now` (ms). */
function getMonday(now: number): number {
  const today = Math.floor(now / DAY_MS);
  // January 1, 1970 was a Thursday.
  return (today - ((today + 3) % 7)) * DAY_MS;
}

const getMinutes = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);

/**
 * Usual live times, stored in UTC, converted to a time zone and ordered from that zone's Monday. `now` decides on
 * daylight saving time. Days off and unreadable times are left out.
 */
export function weeklyHours(schedule: WeeklySchedule | undefined, zone: string, now: number): Hours[] {
  const monday = getMonday(now);
  const slots = DAYS.flatMap((day, index) => {
    const { start = '', end = '', closed = true } = schedule?.[day] ?? {};
    if (closed || !TIME.test(start) || !TIME.test(end)) return [];
    const [from, to] = [getMinutes(start), getMinutes(end)];
    const getZonedDate = (minutes: number) =>
      zonedDate(new Date(monday + index * DAY_MS + minutes * 60_000).toISOString(), zone);
    const begins = getZonedDate(from);
    const ends = getZonedDate(to > from ? to : to + 24 * 60);
    return begins && ends ? [{ begins, ends }] : [];
  });
  return slots
    .sort((a, b) => placeInWeek(a.begins) - placeInWeek(b.begins))
    .map(({ begins, ends }) => ({
      weekday: begins.weekday,
      times: `${begins.clock} – ${ends.clock}`,
      zone: begins.zone,
    }));
}

const placeInWeek = ({ date, time }: ZonedDate): number =>
  ((new Date(date).getUTCDay() + 6) % 7) * 24 * 60 + getMinutes(time);
