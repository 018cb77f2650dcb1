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

/** Earnings of one day, or one month of a long period. */
export interface Bucket extends EarningSums {
  /** `2026-05-09` or `2026-05` */
  key: string;
  title: string;
}

export interface Buckets {
  unit: 'day' | 'month';
  bars: Bucket[];
}

/** Above this number of days, bars are too thin to tell apart on a phone. */
const MAX_DAYS = 92;

/** Maximum number of months shown; the newest ones win. */
const MAX_MONTHS = 36;

const getSums = (days: readonly EarningDay[]): EarningSums => ({
  gross: getSum(days.map(({ grossPrice }) => grossPrice)),
  commission: getSum(days.map(({ siteCommission }) => siteCommission)),
  net: getSum(days.map(({ netPrice }) => netPrice)),
  sales: days.reduce((count, { total }) => count + total, 0),
});

/**
 * Earnings per day, including days without sales; per month for long periods. An unbounded period starts with the first
 * sale and ends at `today`.
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
    return {
      unit: 'day',
      bars: keys.map((key) => ({ key, title: formatDate(key), ...getSums(days.filter(({ day }) => day === key)) })),
    };
  }
  const months = Math.min(MAX_MONTHS, monthsBetween(getMonth(first), getMonth(last)) + 1);
  const keys = Array.from({ length: months }, (_, index) => monthAfter(getMonth(last), index + 1 - months));
  return {
    unit: 'month',
    bars: keys.map((key) => ({
      key,
      title: monthTitle(key),
      ...getSums(days.filter(({ day }) => getMonth(day) === key)),
    })),
  };
}

/** Titles without their year, unless the months of several years are shown. */
export const shortTitles = ({ unit, bars }: Buckets): string[] =>
  bars.map(({ key, title }) => {
    if (unit === 'month' && bars.length > 12) return title;
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
