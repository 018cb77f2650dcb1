import type { EarningDay } from '@/contract/earning';
import { monthTitle, zonedDate } from '@/lib/format/zoned-date';
import { dayAfter, daysFrom, monthAfter, getMonth, monthsBetween } from '@/lib/format/month';
import { formatDate } from '@/lib/format/format';
import { getSum } from '@/lib/format/money';
import { getSource } from './sources';

interface EarningSums {
  gross: number;
  commission: number;
  net: number;
  sales: number;
}

/** Earnings of one day, or one month or year of a long period. */
export interface Bucket extends EarningSums {
  /** `2026-05-09`, `2026-05` or `2026` */
  key: string;
  title: string;
}

export interface Buckets {
  unit: 'day' | 'month' | 'year';
  bars: Bucket[];
}

/** Above this number of days, bars are too thin to tell apart on a phone. */
const MAX_DAYS = 92;

/** Above this number of months, bars are years. */
const MAX_MONTHS = 36;

const getSums = (days: readonly EarningDay[]): EarningSums => ({
  gross: getSum(days.map(({ grossPrice }) => grossPrice)),
  commission: getSum(days.map(({ siteCommission }) => siteCommission)),
  net: getSum(days.map(({ netPrice }) => netPrice)),
  sales: days.reduce((count, { total }) => count + total, 0),
});

const getYear = (day: string): string => day.slice(0, 4);

const getBars = (
  days: readonly EarningDay[],
  keys: readonly string[],
  getKey: (day: string) => string,
  getTitle: (key: string) => string,
): Bucket[] =>
  keys.map((key) => ({ key, title: getTitle(key), ...getSums(days.filter(({ day }) => getKey(day) === key)) }));

/**
 * Earnings per day, including days without sales; per month or year for long periods. An unbounded period starts with
 * the first sale and ends at `today`.
 */
export function getBuckets(
  days: readonly EarningDay[],
  { from, to, today }: { from?: string; to?: string; today: string },
): Buckets {
  const known = days.map(({ day }) => day).sort();
  const first = from ?? known[0] ?? today;
  const last = [to ?? today, known.at(-1) ?? ''].reduce((latest, day) => (day > latest ? day : latest));
  const count = daysFrom(first, last) + 1;
  if (count <= MAX_DAYS) {
    const keys = Array.from({ length: Math.max(1, count) }, (_, index) => dayAfter(first, index));
    return { unit: 'day', bars: getBars(days, keys, (day) => day, formatDate) };
  }
  const months = monthsBetween(getMonth(first), getMonth(last)) + 1;
  if (months <= MAX_MONTHS) {
    const keys = Array.from({ length: months }, (_, index) => monthAfter(getMonth(first), index));
    return { unit: 'month', bars: getBars(days, keys, getMonth, monthTitle) };
  }
  // The URL may ask for years before the first sale.
  const firstYear = Number(getYear(known[0] ?? last));
  const keys = Array.from({ length: Number(getYear(last)) - firstYear + 1 }, (_, index) => String(firstYear + index));
  return { unit: 'year', bars: getBars(days, keys, getYear, (year) => year) };
}

/** Titles without their year, unless the months of several years are shown. */
export const shortTitles = ({ unit, bars }: Buckets): string[] =>
  bars.map(({ key, title }) => {
    if (unit === 'year' || (unit === 'month' && bars.length > 12)) return title;
    const date = zonedDate(`${unit === 'day' ? key : `${key}-01`}T00:00:00Z`, 'UTC');
    return (unit === 'day' ? date?.monthDay : date?.month) ?? title;
  });

export interface SourceSums extends EarningSums {
  sourceType: string;
}

/** Earnings per source, largest first. */
export function bySource(days: readonly EarningDay[]): SourceSums[] {
  const sources = [...new Set(days.map(getSource))];
  return sources
    .map((sourceType) => ({ sourceType, ...getSums(days.filter((day) => getSource(day) === sourceType)) }))
    .sort((a, b) => b.net - a.net);
}
