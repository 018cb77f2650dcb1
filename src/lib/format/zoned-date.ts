/** A date and time in one time zone, formatted for this site. */
export interface ZonedDate {
  /** `2026-05-09` */
  date: string;
  /** `Sat` */
  weekday: string;
  /** `9` */
  day: string;
  /** `May` */
  month: string;
  year: string;
  /** `20:00` */
  time: string;
  /** Name of the zone on that day: `UTC`, `GMT+2`, `BST`. */
  zone: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-05` → `May 2026`. */
export const monthTitle = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const figures = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  } as const;
  const made = new Intl.DateTimeFormat('en-GB', { ...figures, timeZone: zone });
  readers.set(zone, made);
  return made;
}

/**
 * Formats an ISO date in a time zone (`Europe/Paris`); null if it is invalid. Only numbers come from `Intl`: its names and punctuation differ between
 * versions, so browser and server would render different texts.
 */
export function zonedDate(iso: string, zone: string): ZonedDate | null {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return null;
  const parts = Object.fromEntries(
    readerOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { month = '', day = '', hour = '', minute = '', timeZoneName = zone } = parts;
  const year = (parts.year ?? '').padStart(4, '0');
  const date = `${year}-${month}-${day}`;
  return {
    date,
    weekday: WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1]?.slice(0, 3) ?? '',
    year,
    time: `${hour}:${minute}`,
    zone: timeZoneName,
  };
}

/** A calendar day as text: `2026-05-09` → `Sat 9 May 2026`. */
export function dayTitle(date: string): string {
  const moment = zonedDate(`${date}T00:00:00Z`, 'UTC');
  return moment ? `${moment.weekday} ${moment.day} ${moment.month} ${moment.year}` : '';
}

/** The current time, rounded down to the minute, so that requests within a minute are equal and share a response. */
export const currentMinute = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
