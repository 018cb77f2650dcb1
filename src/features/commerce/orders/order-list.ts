import type { OrderSearchQuery } from '@/contract/order';
import { DATE_SORTS, type FilterSet, type Option } from '@/components/listing/filter-set';
import { getDays, periodOptions } from '@/entities/order/order-period';
import { matchAny, SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

const STATES = {
  paid: { label: 'Paid', query: { status: 'paid', deliveryStatus: 'created' } },
  processing: { label: 'Being prepared', query: { deliveryStatus: 'processing' } },
  shipping: { label: 'On its way', query: { deliveryStatus: 'shipping' } },
  delivered: { label: 'Delivered or ready', query: { deliveryStatus: 'delivered' } },
  refunded: { label: 'Refunded', query: { status: 'refunded' } },
} satisfies Record<string, { label: string; query: OrderSearchQuery }>;

const KINDS = { physical: 'Shipped', digital: 'Downloads', video: 'Videos', gallery: 'Galleries' };

export const ORDER_LIST = {
  path: paths.orders,
  filters: {
    q: SEARCH_TEXT,
    state: matchAny(Object.keys(STATES)),
    kind: matchAny(Object.keys(KINDS)),
    period: /^(30d|180d|20\d\d)$/,
  },
  sorts: ['newest', 'oldest'],
} satisfies ListRules;

export type OrderFilter = keyof (typeof ORDER_LIST)['filters'];
export type OrderListView = ListView<OrderFilter>;

/** The server query for a view, without paging. `now` in ms. */
export function orderQuery(
  { filters: { q, state, kind, period }, sort }: OrderListView,
  now: number,
): OrderSearchQuery {
  const statusFilter = Object.entries(STATES).find(([name]) => name === state)?.[1].query;
  return {
    q,
    ...statusFilter,
    productType: kind,
    ...getDays(period, now),
    sortBy: 'createdAt',
    sort: sort === 'oldest' ? 'asc' : 'desc',
  };
}

const getOptions = (values: Record<string, string>): Option[] =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

export const orderFilters = (year: number): FilterSet<OrderFilter> => ({
  search: { name: 'q', label: 'Search by order number' },
  choices: [
    {
      name: 'state',
      label: 'Status',
      any: 'Any status',
      quick: true,
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'kind', label: 'Type', any: 'Any type', quick: true, options: getOptions(KINDS) },
    {
      name: 'period',
      label: 'Date',
      any: 'Any time',
      quick: true,
      options: periodOptions(['30d', '180d'], year, 4),
    },
  ],
  switches: [],
  sorts: DATE_SORTS,
});
