import type { ParsedUrlQuery } from 'node:querystring';
import { MONTH, monthAfter, getMonth, monthsBetween } from '@/lib/format/month';
import { zonedDate } from '@/lib/format/zoned-date';
import { paths } from '@/lib/page/paths';
import { readParameter, withQuery } from '@/lib/lists/query';

/**
 * Number of months before and after the current one that have a page. A limit keeps crawlers from following month links
 * forever.
 */
const MONTHS_AROUND = 12;

const isNear = (month: string, now: string) => monthsBetween(month, getMonth(now)) <= MONTHS_AROUND;

/** The month of an ISO date in a time zone. */
export const getMonthIn = (iso: string, zone: string): string => getMonth(zonedDate(iso, zone)?.date ?? iso);

/** The month in the URL, or null for the list. */
export function readMonth(query: ParsedUrlQuery, now: string): string | null {
  const month = readParameter(query, 'month');
  return MONTH.test(month) && isNear(month, now) ? month : null;
}

export const monthPath = (month: string): string => withQuery(paths.events, { month });

/** The previous and next month, if they have a page. */
export function getNeighborMonths(month: string, now: string): { before?: string; after?: string } {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return { before: isNear(before, now) ? before : undefined, after: isNear(after, now) ? after : undefined };
}
