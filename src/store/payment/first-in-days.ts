import type { LedgerRow } from '@/entities/payment/transactions';
import { zonedDate } from '@/lib/format/zoned-date';
import { dayAfter } from '@/lib/format/month';
import { callBudget, firstOfAll, type ListPart } from '@/lib/lists/fetch-all';

/** First and last day, such as `2026-05-09`, in the visitor's time zone. */
export interface Days {
  from?: string;
  to?: string;
  zone?: string;
}

/** The query for these days: one more on each side, because servers count days in UTC. */
export const toServerDays = ({ from, to }: Days) => ({
  fromDate: from && dayAfter(from, -1),
  toDate: to && dayAfter(to, 1),
});

/** Like `firstOfAll`, with only the rows of these days. All rows are loaded, because their number is unknown. */
export async function firstInDays(
  lists: readonly ListPart<LedgerRow>[],
  count: number,
  compare: (a: LedgerRow, b: LedgerRow) => number,
  { from, to, zone = 'UTC' }: Days,
  budget = callBudget(),
) {
  if (!from && !to) return firstOfAll(lists, count, compare, budget);
  const all = await firstOfAll(lists, Infinity, compare, budget);
  const items = all.items.filter(({ at }) => {
    const day = zonedDate(at, zone)?.date;
    return day !== undefined && (!from || day >= from) && (!to || day <= to);
  });
  return { ...all, items, total: items.length };
}
