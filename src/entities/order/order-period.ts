import type { Option } from '@/components/listing/filter-set';
import type { OrderSearchQuery } from '@/contract/order';

const DAY_MS = 86_400_000;
const LABELS = { '7d': 'Last 7 days', '30d': 'Last 30 days', '180d': 'Last 6 months' };

/** True for a year such as `2026`. */
export const isYear = (period = ''): boolean => /^\d{4}$/.test(period);

/** First and last day, in UTC, of a period such as `30d` or `2026`. `now` in ms. */
export function getDays(period: string | undefined, now: number): Pick<OrderSearchQuery, 'fromDate' | 'toDate'> {
  if (!period) return {};
  const days = /^(\d+)d$/.exec(period)?.[1];
  if (days) return { fromDate: new Date(now - Number(days) * DAY_MS).toISOString().slice(0, 10) };
  return { fromDate: `${period}-01-01`, toDate: `${period}-12-31` };
}

/** The given periods of days, then this number of years, the current one first. */
export const periodOptions = (days: readonly (keyof typeof LABELS)[], year: number, years: number): Option[] => [
  ...days.map((value) => ({ value, label: LABELS[value] })),
  ...Array.from({ length: years }, (_, index) => String(year - index)).map((value) => ({ value, label: value })),
];
