const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dates relative to one point in time, as ISO strings. */
export type Clock = {
  ago(span: { days?: number; hours?: number; minutes?: number }): string;
  ahead(span: { days?: number; hours?: number; minutes?: number }): string;
  /** A full hour (UTC), a number of days from now. */
  atHour(days: number, hour: number): string;
};

/** `now` is rounded down to the minute. */
export function clockAt(now: Date): Clock {
  const base = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const span = ({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }) =>
    days * DAY + hours * HOUR + minutes * MINUTE;
  return {
    ago: (back) => new Date(base - span(back)).toISOString(),
    ahead: (forth) => new Date(base + span(forth)).toISOString(),
    atHour: (days, hour) => new Date(Math.floor(base / DAY) * DAY + days * DAY + hour * HOUR).toISOString(),
  };
}
