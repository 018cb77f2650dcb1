/* Months are texts like `2026-05`, days texts like `2026-05-09`: of the calendar, not of a time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** No zone is further from UTC. */
const ZONE_MS = 14 * 60 * 60 * 1000;

/** What a month and a day look like in an address. The first and the last year of four digits are none: what is beside them has no such name. */
export const MONTH = /^(?!0000|9999)\d{4}-(0[1-9]|1[0-2])$/;
export const DAY = /^(?!0000|9999)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const countOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOfCount = (count: number) => `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The month of a day or a moment in UTC. */
export const monthOf = (iso: string): string => iso.slice(0, 7);

/** The month so many before or after another one. */
export const monthAfter = (month: string, by: number): string => monthOfCount(countOfMonth(month) + by);

/** How many months lie between two of them, whichever is first. */
export const monthsBetween = (one: string, other: string): number => Math.abs(countOfMonth(one) - countOfMonth(other));

/** The day so many before or after another one. */
export const dayAfter = (day: string, by: number): string => dayAt(Date.parse(day) + by * DAY_MS);

/** How many days one has to go on from a day to come to another one; below 0 where that is earlier. */
export const daysFrom = (day: string, other: string): number => Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);

/** The weeks that a month touches, Monday to Sunday, whole. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks = Math.ceil((end - monday) / (7 * DAY_MS));
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => dayAt(monday + (week * 7 + day) * DAY_MS)));
}

/** From when to when to ask for events, so that the weeks of the month are complete in every time zone. */
export function timeOf(month: string): { startAt: string; endAt: string } {
  const days = weeksOf(month).flat();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return {
    startAt: new Date(Date.parse(first) - ZONE_MS).toISOString(),
    endAt: new Date(Date.parse(last) + DAY_MS + ZONE_MS).toISOString(),
  };
}
