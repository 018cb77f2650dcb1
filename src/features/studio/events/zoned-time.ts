import { zonedDate } from '@/lib/format/zoned-date';
import { dayAfter } from '@/lib/format/month';

/** What a calendar and a clock on a wall show: `2026-05-09` and `20:00`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * How a wall time fits its zone: once, as it should; never, where clocks go forward over it; or two times, where they go back
 * over it.
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

/** What the clocks of a zone show at an instant (ISO); null for an unreadable one. */
export function wallTimeOf(iso: string, zone: string): WallTime | null {
  const moment = zonedDate(iso, zone);
  return moment && { date: moment.date, time: moment.time };
}

/** By how much clocks of a zone are ahead of UTC at a time, in milliseconds, to the minute; NaN outside of the years 1 to 9999. */
function aheadAt(at: number, zone: string): number {
  const wall = wallTimeOf(new Date(at).toISOString(), zone);
  const ahead = wall ? asUtc(wall) - Math.floor(at / 60_000) * 60_000 : NaN;
  // Years before the first are counted backwards: a day of them is read as one of another year.
  return Math.abs(ahead) < DAY_MS ? ahead : NaN;
}

/**
 * The instant at which clocks of a zone (`Europe/Paris`) show a wall time; null when that cannot be read. A skipped one is taken as if clocks had not
 * been put forward, so that 02:30 becomes 03:30; of two the first is taken.
 */
export function instantOf(wall: WallTime, zone: string): Instant | null {
  const utc = asUtc(wall);
  if (Number.isNaN(utc)) return null;
  const around = [utc - DAY_MS, utc + DAY_MS].map((at) => aheadAt(at, zone)).filter((ahead) => !Number.isNaN(ahead));
  const [before] = around;
  if (before === undefined) return null;
  const fitting = [...new Set(around.map((ahead) => utc - ahead))].filter((at) => at + aheadAt(at, zone) === utc);
  const at = fitting.length > 0 ? Math.min(...fitting) : utc - before;
  return { iso: new Date(at).toISOString(), occurs: fitting.length === 1 ? 'once' : fitting.length === 0 ? 'skipped' : 'twice' };
}

/** A span so many days later by the calendar of a zone: at the same time of the clock, whatever clocks do in between. */
export function spanAfter<S extends { startAt: string; endAt: string }>({ startAt, endAt }: S, days: number, zone: string): { startAt: string; endAt: string } {
  const moved = (iso: string) => {
    const wall = days === 0 ? null : wallTimeOf(iso, zone);
    return (wall && instantOf({ ...wall, date: dayAfter(wall.date, days) }, zone)?.iso) ?? iso;
  };
  const [start, end] = [moved(startAt), moved(endAt)];
  const length = Date.parse(endAt) - Date.parse(startAt);
  // Clocks that go back or forward within a short span would leave nothing of it.
  return { startAt: start, endAt: Date.parse(end) > Date.parse(start) ? end : new Date(Date.parse(start) + length).toISOString() };
}
