import { ledgerRules, type LedgerFilter } from '@/entities/payment/ledger-filters';
import type { EarningSearchQuery, EarningStatsQuery } from '@/contract/earning';
import { getListUrl, type ListRules, type ListView } from '@/lib/lists/list-url';
import { dayAfter } from '@/lib/format/month';
import { studioPaths } from '@/lib/page/studio-paths';
import { SOURCES, sourceQuery, type EarningUnit } from '../shared/earnings/sources';

export type EarningView = ListView<LedgerFilter>;

export const PAYOUT_STATES = [
  { value: 'paid', label: 'Paid out' },
  { value: 'unpaid', label: 'Not paid out yet' },
] as const;

const TOKENS = ledgerRules(studioPaths.earnings, SOURCES, PAYOUT_STATES);
const MONEY = ledgerRules(`${studioPaths.earnings}?in=money`, SOURCES, PAYOUT_STATES);

export const earningRules = (unit: EarningUnit): ListRules<LedgerFilter> => (unit === 'money' ? MONEY : TOKENS);

/** API query for a view, without order and paging. */
export const earningQuery = (
  unit: EarningUnit,
  { filters: { kind, state, from, to } }: EarningView,
): EarningStatsQuery => ({
  isToken: unit === 'tokens',
  ...sourceQuery(kind),
  fromDate: from,
  toDate: to,
  isPaid: state === undefined ? undefined : state === 'paid',
});

export const earningSearch = (unit: EarningUnit, view: EarningView): EarningSearchQuery => ({
  ...earningQuery(unit, view),
  sortBy: 'createdAt',
  sort: view.sort === 'oldest' ? 'asc' : 'desc',
});

/** Preset periods; the last one is unbounded. `today` is a date. */
export function periodLinks(
  unit: EarningUnit,
  view: EarningView,
  today: string,
): { label: string; href: string; current: boolean }[] {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const endOfLast = dayAfter(thisMonth, -1);
  const periods: [label: string, from?: string, to?: string][] = [
    ['All time'],
    ['7 days', dayAfter(today, -6), today],
    ['30 days', dayAfter(today, -29), today],
    ['This month', thisMonth, today],
    ['Last month', `${endOfLast.slice(0, 7)}-01`, endOfLast],
    ['This year', `${today.slice(0, 4)}-01-01`, today],
  ];
  return periods.map(([label, from, to]) => ({
    label,
    href: getListUrl(earningRules(unit), { ...view, filters: { ...view.filters, from, to }, page: 1, upto: 1 }),
    current: view.filters.from === from && view.filters.to === to,
  }));
}
