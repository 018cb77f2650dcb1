import type { Option } from '@/components/listing/filter-set';
import type { OrderSearchQuery } from '@/contract/order';
import { zonedDate } from '@/lib/format/zoned-date';
import { fetchFirst, type ListPart } from '@/lib/lists/fetch-all';

const DAY_MS = 86_400_000;
const LABELS = { '7d': 'Last 7 days', '30d': 'Last 30 days', '180d': 'Last 6 months' };

/** True for a year such as `2026`. */
export const isYear = (period = ''): boolean => /^\d{4}$/.test(period);

/**
 * First and last day, in UTC, of a period such as `30d` or `2026`. A year has one more day on each side, because it is
 * meant in the visitor's time zone, see `isInPeriod`. `now` in ms.
 */
export function getDays(period: string | undefined, now: number): Pick<OrderSearchQuery, 'fromDate' | 'toDate'> {
  if (!period) return {};
  const days = /^(\d+)d$/.exec(period)?.[1];
  if (days) return { fromDate: new Date(now - Number(days) * DAY_MS).toISOString().slice(0, 10) };
  return { fromDate: `${Number(period) - 1}-12-31`, toDate: `${Number(period) + 1}-01-01` };
}

interface Dated {
  _id: string;
  createdAt?: string;
}

/** False for an order on one of the additional days of a year. */
export const isInPeriod = ({ createdAt = '' }: Dated, period: string | undefined, zone: string): boolean =>
  !period || !isYear(period) || (zonedDate(createdAt, zone)?.date.startsWith(period) ?? false);

/**
 * A part of a list that was queried by `getDays`. All orders of a year are loaded, because their number is unknown. If
 * they are too many, the additional days stay in the list.
 */
export async function fetchInPeriod<T extends Dated>(
  list: ListPart<T>,
  { period, zone, limit, offset }: { period: string | undefined; zone: string; limit: number; offset: number },
): Promise<{ items: T[]; total: number }> {
  if (!isYear(period)) return list({ limit, offset });
  const { items, isComplete } = await fetchFirst(list, Infinity);
  if (!isComplete) return list({ limit, offset });
  const ofYear = items.filter((item) => isInPeriod(item, period, zone));
  return { items: ofYear.slice(offset, offset + limit), total: ofYear.length };
}

/** The given periods of days, then this number of years, the current one first. */
export const periodOptions = (days: readonly (keyof typeof LABELS)[], year: number, years: number): Option[] => [
  ...days.map((value) => ({ value, label: LABELS[value] })),
  ...Array.from({ length: years }, (_, index) => String(year - index)).map((value) => ({ value, label: value })),
];
