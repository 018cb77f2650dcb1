import type { EarningUnit } from '../shared/earnings/sources';
import { dayAfter, daysFrom, monthAfter, getMonth } from '@/lib/format/month';
import type { ListRules, ListView } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';

/** Periods by their value in the URL; no value means the default. */
export const RANGES = [
  { value: '7', label: '7 days' },
  { value: undefined, label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '12m', label: '12 months' },
] as const;

export const ITEM_ORDERS = [
  { value: 'earned', label: 'Top earning' },
  { value: 'views', label: 'Most viewed' },
  { value: 'likes', label: 'Most liked' },
  { value: 'sold', label: 'Most sold' },
] as const;

export type ItemOrder = (typeof ITEM_ORDERS)[number]['value'];

export const ANALYTICS = {
  path: studioPaths.analytics,
  filters: { range: /^(7|90|12m)$/, in: /^money$/ },
  sorts: ITEM_ORDERS.map(({ value }) => value),
} satisfies ListRules;

export type AnalyticsView = ListView<keyof (typeof ANALYTICS)['filters']>;

export const getUnit = ({ filters }: AnalyticsView): EarningUnit => (filters.in === undefined ? 'tokens' : 'money');

export const rangeLabel = ({ filters: { range } }: AnalyticsView): string =>
  RANGES.find(({ value }) => value === range)?.label ?? '';

/** A range of days, both included. */
interface Period {
  from: string;
  to: string;
}

const yearBefore = (day: string) => dayAfter(`${monthAfter(getMonth(day), -12)}-01`, Number(day.slice(8)) - 1);

/**
 * The period up to `today` and the one before. Twelve months include the current one and are compared with the year
 * before.
 */
export function getPeriods({ filters: { range } }: AnalyticsView, today: string): { now: Period; before: Period } {
  const from = range === '12m' ? `${monthAfter(getMonth(today), -11)}-01` : dayAfter(today, 1 - Number(range ?? 30));
  const now = { from, to: today };
  if (range === '12m') return { now, before: { from: yearBefore(from), to: yearBefore(today) } };
  const days = daysFrom(from, today) + 1;
  return { now, before: { from: dayAfter(from, -days), to: dayAfter(from, -1) } };
}
