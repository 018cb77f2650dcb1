import { DATE_SORTS, type FilterSet, type Option } from '@/components/listing/filter-set';
import type { OrderSearchQuery } from '@/contract/order';
import { getDays, periodOptions } from '@/entities/order/order-period';
import { matchAny, SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';

/** Kinds of sales. Each is a list of its own, because only shipments need shipping. */
export const KINDS = [
  { value: 'physical', label: 'Shipments', noun: 'shipment', plural: 'shipments' },
  { value: 'digital', label: 'Downloads', noun: 'download', plural: 'downloads' },
  { value: 'video', label: 'Videos', noun: 'video', plural: 'videos' },
  { value: 'gallery', label: 'Galleries', noun: 'gallery', plural: 'galleries' },
] as const;

export type SaleKind = (typeof KINDS)[number]['value'];

/** Kind from the query; shipments by default. */
export const parseSaleKind = (text: string): SaleKind => KINDS.find(({ value }) => value === text)?.value ?? 'physical';

export const saleListLabels = (kind: SaleKind): (typeof KINDS)[number] =>
  KINDS.find(({ value }) => value === kind) ?? KINDS[0];

const STATES = {
  paid: { label: 'New', query: { status: 'paid', deliveryStatus: 'created' } },
  processing: { label: 'Being prepared', query: { deliveryStatus: 'processing' } },
  shipping: { label: 'On its way', query: { deliveryStatus: 'shipping' } },
  delivered: { label: 'Delivered', query: { deliveryStatus: 'delivered' } },
  lost: { label: 'Not delivered', query: { deliveryStatus: 'failed' } },
  refunded: { label: 'Refunded', query: { status: 'refunded' } },
} satisfies Record<string, { label: string; query: OrderSearchQuery }>;

export type SaleFilter = 'q' | 'state' | 'period';
export type SaleListView = ListView<SaleFilter>;

export const saleRules = (kind: SaleKind): ListRules<SaleFilter> => ({
  path: kind === 'physical' ? studioPaths.orders : `${studioPaths.orders}?kind=${kind}`,
  filters: {
    q: SEARCH_TEXT,
    state: matchAny(Object.keys(STATES)),
    period: /^(7d|30d|180d|20\d\d)$/,
  },
  sorts: ['newest', 'oldest'],
});

/** API query for a view, without paging; `now` in ms. */
export function saleQuery(
  kind: SaleKind,
  { filters: { q, state, period }, sort }: SaleListView,
  now: number,
): OrderSearchQuery {
  const wanted = Object.entries(STATES).find(([name]) => name === state)?.[1].query;
  return {
    q,
    productType: kind,
    ...wanted,
    ...getDays(period, now),
    sortBy: 'createdAt',
    sort: sort === 'oldest' ? 'asc' : 'desc',
  };
}

/**
 * Filters of the list; `year` is the current year. Digital sales are delivered or refunded, so they have no status
 * filter.
 */
export function saleFilters(kind: SaleKind, year: number): FilterSet<SaleFilter> {
  const states: Option[] = Object.entries(STATES)
    .filter(([name]) => kind === 'physical' || name === 'refunded')
    .map(([value, { label }]) => ({ value, label }));
  return {
    search: { name: 'q', label: 'Search by order number or item' },
    choices: [
      { name: 'state', label: 'Status', any: 'Any status', quick: true, options: states },
      {
        name: 'period',
        label: 'Date',
        any: 'Any time',
        quick: true,
        options: periodOptions(['7d', '30d', '180d'], year, 3),
      },
    ],
    switches: [],
    sorts: DATE_SORTS,
  };
}
