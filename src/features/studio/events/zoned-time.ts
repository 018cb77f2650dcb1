import { zonedDate } from '@/lib/format/zoned-date';
import { dayAfter } from '@/lib/format/month';

/** Wall date and time: `2026-05-09` and `20:00`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * How a wall time maps to its zone: once; never, if clocks skip it when going forward; or twice, if clocks repeat it
 * when going back.
 */
export type Occurrence = 'once' | 'skipped' | 'twice';

interface Instant {
  iso: string;
  occurs: Occurrence;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const asUtc = ({ date, time }: WallTime): number => {
  const text = `${date}T${time}`;
  return WALL.test(text) ? Date.parse(`${text}Z`) : NaN;
};

/** Wall time of an instant (ISO) in a zone; null if unreadable. */
export function toWallTime(iso: string, zone: string): WallTime | null {
  const zoned = zonedDate(iso, zone);
  return zoned && { date: zoned.date, time: zoned.time };
}

/** The date and the time of a wall time as one text, such as `2026-05-09T20:00`. */
export function toWallTimeIn(text: string): WallTime {
  const [date = '', time = ''] = text.split('T');
  return { date, time };
}

/** UTC offset of a zone in ms, rounded to minutes; NaN outside the years 1 to 9999. */
function aheadAt(at: number, zone: string): number {
  const wall = toWallTime(new Date(at).toISOString(), zone);
  const ahead = wall ? asUtc(wall) - Math.floor(at / 60_000) * 60_000 : NaN;
  // Avoid years before 1, which `Intl` counts backwards.
  return Math.abs(ahead) < DAY_MS ? ahead : NaN;
}

/**
 * The instant of a wall time in a zone (`Europe/Paris`); null if unreadable. A skipped time moves forward, so that
 * 02:30 becomes 03:30; of a repeated time the first occurrence counts.
 */
export function toInstant(wall: WallTime, zone: string): Instant | null {
  const utc = asUtc(wall);
  if (Number.isNaN(utc)) return null;
  const around = [utc - DAY_MS, utc + DAY_MS].map((at) => aheadAt(at, zone)).filter((ahead) => !Number.isNaN(ahead));
  const [before] = around;
  if (before === undefined) return null;
  const fitting = [...new Set(around.map((ahead) => utc - ahead))].filter((at) => at + aheadAt(at, zone) === utc);
  const at = fitting.length > 0 ? Math.min(...fitting) : utc - before;
  return {
    iso: new Date(at).toISOString(),
    occurs: fitting.length === 1 ? 'once' : fitting.length === 0 ? 'skipped' : 'twice',
  };
}

/** Shifts a span by days at the same wall time, across clock changes. */
export function spanAfter<S extends { startAt: string; endAt: string }>(
  { startAt, endAt }: S,
  days: number,
  zone: string,
): { startAt: string; endAt: string } {
  const moved = (iso: string) => {
    const wall = days === 0 ? null : toWallTime(iso, zone);
    return (wall && toInstant({ ...wall, date: dayAfter(wall.date, days) }, zone)?.iso) ?? iso;
  };
  const [start, end] = [moved(startAt), moved(endAt)];
  const length = Date.parse(endAt) - Date.parse(startAt);
  // A clock change within a short span could make it empty.
  return {
    startAt: start,
    endAt: Date.parse(end) > Date.parse(start) ? end : new Date(Date.parse(start) + length).toISOString(),
  };
}
