import { once } from '@/lib/once';
import { LOCALE } from './locale';

/** A date and time in one time zone, formatted for this site. */
export interface ZonedDate {
  /** `2026-05-09` */
  date: string;
  /** `20:00`, for input fields. */
  time: string;
  /** `Sat` */
  weekday: string;
  /** `9` */
  day: string;
  /** `May` */
  month: string;
  /** `May 9` */
  monthDay: string;
  /** `8:00 PM` */
  clock: string;
  /** Name of the zone on that day: `UTC`, `GMT+2`, `EDT`. */
  zone: string;
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }));
const weekdays = inUtc({ weekday: 'short' });
const longWeekdays = inUtc({ weekday: 'long' });
const months = inUtc({ month: 'short' });
const monthDays = inUtc({ month: 'short', day: 'numeric' });
const clocks = inUtc({ hour: 'numeric', minute: '2-digit' });
const days = inUtc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const monthTitles = inUtc({ month: 'long', year: 'numeric' });

/** `2026-05` → `May 2026`. */
export const monthTitle = (month: string): string => monthTitles().format(new Date(`${month}-15T00:00:00Z`));

/** The names of the days of a week, from Monday to Sunday. */
export const weekdayNames = once(() =>
  Array.from({ length: 7 }, (_, index) => {
    // January 1, 2024 was a Monday.
    const day = Date.UTC(2024, 0, 1 + index);
    return { long: longWeekdays().format(day), short: weekdays().format(day) };
  }),
);

const readers = new Map<string, Intl.DateTimeFormat>();

/** The formatter that reads the figures of an instant in a time zone. */
function getReader(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZoneName: 'short',
    timeZone: zone,
  });
  readers.set(zone, made);
  return made;
}

/** Formats an ISO date in a time zone (`Europe/Paris`); null if it is invalid. */
export function zonedDate(iso: string, zone: string): ZonedDate | null {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return null;
  const parts = Object.fromEntries(
    getReader(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { month = '', day = '', hour = '', minute = '', timeZoneName = zone } = parts;
  const date = `${(parts.year ?? '').padStart(4, '0')}-${month}-${day}`;
  const time = `${hour}:${minute}`;
  const local = new Date(`${date}T${time}Z`);
  if (Number.isNaN(local.getTime())) return null;
  return {
    date,
    time,
    weekday: weekdays().format(local),
    day: String(Number(day)),
    month: months().format(local),
    monthDay: monthDays().format(local),
    // Versions of `Intl` use different spaces before AM and PM, which would break hydration.
    clock: clocks().format(local).replace(/\s/g, ' '),
    zone: timeZoneName,
  };
}

/** A calendar day as text: `2026-05-09` → `Sat, May 9, 2026`; empty if it is invalid. */
export function dayTitle(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? '' : days().format(at);
}

/** The current time, rounded down to the minute, so that requests within a minute are equal and share a response. */
export const currentMinute = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
