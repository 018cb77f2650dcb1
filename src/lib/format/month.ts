/* Months are texts like `2026-05`, days texts like `2026-05-09`. Both are calendar dates without a time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** The largest offset of any time zone from UTC. */
const ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The format of months and days in URLs. Years 0000 and 9999 are excluded, because the year before or after has no four
 * digits.
 */
export const MONTH = /^(?!0000|9999)\d{4}-(0[1-9]|1[0-2])$/;
export const DAY = /^(?!0000|9999)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const countOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOfCount = (count: number) =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The month of a day or an ISO date in UTC. */
export const getMonth = (iso: string): string => iso.slice(0, 7);

/** The month `by` months after `month`, or before if negative. */
export const monthAfter = (month: string, by: number): string => monthOfCount(countOfMonth(month) + by);

/** The number of months between two months, in either order. */
export const monthsBetween = (one: string, other: string): number => Math.abs(countOfMonth(one) - countOfMonth(other));

/** The day `by` days after `day`, or before if negative. */
export const dayAfter = (day: string, by: number): string => dayAt(Date.parse(day) + by * DAY_MS);

/** The number of days from `day` to `other`; negative if `other` is earlier. */
export const daysFrom = (day: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);

/** The weeks of a month, Monday to Sunday, including the days of adjacent months. */
export function getWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks = Math.ceil((end - monday) / (7 * DAY_MS));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(monday + (week * 7 + day) * DAY_MS)),
  );
}

/** The time range of events to load, so that the weeks of the month are complete in every time zone. */
export function getTime(month: string): { startAt: string; endAt: string } {
  const days = getWeeks(month).flat();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return {
    startAt: new Date(Date.parse(first) - ZONE_MS).toISOString(),
    endAt: new Date(Date.parse(last) + DAY_MS + ZONE_MS).toISOString(),
  };
}
