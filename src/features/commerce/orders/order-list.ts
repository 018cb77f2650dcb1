import type { OrderSearchQuery } from '@/contract/order';
import type { FilterSet, Option } from '@/components/listing/filter-set';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';

const STATES = {
  paid: { label: 'Paid', query: { status: 'paid', deliveryStatus: 'created' } },
  processing: { label: 'Being prepared', query: { deliveryStatus: 'processing' } },
  shipping: { label: 'On its way', query: { deliveryStatus: 'shipping' } },
  delivered: { label: 'Delivered or available', query: { deliveryStatus: 'delivered' } },
  refunded: { label: 'Refunded', query: { status: 'refunded' } },
} satisfies Record<string, { label: string; query: OrderSearchQuery }>;

const KINDS = { physical: 'Shipped', digital: 'Downloads', video: 'Videos', gallery: 'Galleries' };

const oneOfThese = (values: object) => new RegExp(`^(${Object.keys(values).join('|')})$`);

export const ORDER_LIST = {
  path: paths.orders,
  filters: { q: SEARCH_TEXT, state: oneOfThese(STATES), kind: oneOfThese(KINDS), period: /^(30d|180d|20\d\d)$/ },
  sorts: ['newest', 'oldest'],
} satisfies ListRules;

export type OrderFilter = keyof (typeof ORDER_LIST)['filters'];
export type OrderListView = ListView<OrderFilter>;

const DAY_MS = 86_400_000;

/** First and last day of a period, in UTC. */
function getDays(period: string | undefined, now: number): Pick<OrderSearchQuery, 'fromDate' | 'toDate'> {
  if (!period) return {};
  const days = /^(\d+)d$/.exec(period)?.[1];
  if (days) return { fromDate: new Date(now - Number(days) * DAY_MS).toISOString().slice(0, 10) };
  return { fromDate: `${period}-01-01`, toDate: `${period}-12-31` };
}

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

const YEARS = 4;

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
      options: [
        { value: '30d', label: 'Last 30 days' },
        { value: '180d', label: 'Last 6 months' },
        ...Array.from({ length: YEARS }, (_, index) => ({ value: String(year - index), label: String(year - index) })),
      ],
    },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
});
