import type { ParsedUrlQuery } from 'node:querystring';
import { paths } from '@/lib/paths';
import { oneOf, withQuery } from '@/lib/query';

/* Months are texts like `2026-05`, days texts like `2026-05-09`: of the calendar, not of a time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** No zone is further from UTC. */
const ZONE_MS = 14 * 60 * 60 * 1000;
/** So many months before and after this one have a page: links to ever later ones would lead crawlers on for ever. */
const AROUND = 12;

const countOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOfCount = (count: number) => `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const monthOf = (iso: string): string => iso.slice(0, 7);

/** The month so many before or after another one. */
const monthAfter = (month: string, by: number): string => monthOfCount(countOfMonth(month) + by);

const isNear = (month: string, now: string) => Math.abs(countOfMonth(month) - countOfMonth(monthOf(now))) <= AROUND;

/** The month that an address asks for, or null: then it is the list that is meant. */
export function readMonth(query: ParsedUrlQuery, now: string): string | null {
  const month = oneOf(query, 'month');
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && isNear(month, now) ? month : null;
}

export const monthPath = (month: string): string => withQuery(paths.events, { month });

/** The months on both sides, where they have a page. */
export function neighbours(month: string, now: string): { before?: string; after?: string } {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return { before: isNear(before, now) ? before : undefined, after: isNear(after, now) ? after : undefined };
}

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
