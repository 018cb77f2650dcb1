import type { FilterSet } from '@/components/listing/filter-set';
import type { SubscriberSearchQuery } from '@/contract/subscription';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';
import { SUBSCRIBER_STATES } from './subscriber-state';

/** Query parameters of the subscriber list. */
export const SUBSCRIBERS = {
  path: studioPaths.subscribers,
  filters: { q: SEARCH_TEXT, state: /^(active|trial|ending|ended)$/ },
  sorts: ['newest', 'oldest', 'ends', 'ends-down', 'price-down', 'price'],
} satisfies ListRules;

export type SubscriberFilter = keyof (typeof SUBSCRIBERS)['filters'];
export type SubscriberView = ListView<SubscriberFilter>;

const ORDERS: Record<string, Pick<SubscriberSearchQuery, 'sortBy' | 'sort'>> = {
  oldest: { sortBy: 'createdAt', sort: 'asc' },
  ends: { sortBy: 'expiredAt', sort: 'asc' },
  'ends-down': { sortBy: 'expiredAt', sort: 'desc' },
  price: { sortBy: 'price', sort: 'asc' },
  'price-down': { sortBy: 'price', sort: 'desc' },
};

/** API query for a view, without paging. */
export const subscriberQuery = ({ filters: { q, state }, sort }: SubscriberView): SubscriberSearchQuery => ({
  q,
  state: state as SubscriberSearchQuery['state'],
  ...(ORDERS[sort] ?? { sortBy: 'createdAt', sort: 'desc' }),
});

export const SUBSCRIBER_FILTERS: FilterSet<SubscriberFilter> = {
  search: { name: 'q', label: 'Find a subscriber' },
  choices: [
    {
      name: 'state',
      label: 'Status',
      any: 'Any status',
      quick: true,
      options: Object.entries(SUBSCRIBER_STATES).map(([value, { label }]) => ({ value, label })),
    },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'ends', label: 'Ending first' },
    { value: 'ends-down', label: 'Ending last' },
    { value: 'price-down', label: 'Highest price' },
    { value: 'price', label: 'Lowest price' },
  ],
};
