import type { FilterSet } from '@/components/listing/filter-set';
import type { EventSearchQuery } from '@/contract/event';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { LIST_PATH } from './calendar-address';

/** Query parameters of the event list. Without `when` it shows upcoming events. */
export const OWN_EVENTS = {
  path: LIST_PATH,
  filters: { q: SEARCH_TEXT, when: /^(past|off|all)$/ },
  sorts: ['soonest', 'latest', 'title', 'title-down'],
} satisfies ListRules;

export type OwnEventFilter = keyof (typeof OWN_EVENTS)['filters'];
export type OwnEventView = ListView<OwnEventFilter>;

const ORDERS: Record<string, Pick<EventSearchQuery, 'sortBy' | 'sort'>> = {
  latest: { sortBy: 'startAt', sort: 'desc' },
  title: { sortBy: 'title', sort: 'asc' },
  'title-down': { sortBy: 'title', sort: 'desc' },
};

/**
 * API query for a view, without paging; `now` is an ISO date. A status filter needs the performer's id (contract C.7).
 */
export function ownEventQuery(
  { filters: { q, when }, sort }: OwnEventView,
  now: string,
  performerId: string | undefined,
): EventSearchQuery {
  const order = ORDERS[sort] ?? { sortBy: 'startAt', sort: 'asc' };
  if (when === 'off') return { q, ...order, performerId, status: 'inactive' };
  return { q, ...order, startAt: when === undefined ? now : undefined, endAt: when === 'past' ? now : undefined };
}

export const OWN_EVENT_FILTERS: FilterSet<OwnEventFilter> = {
  search: { name: 'q', label: 'Find an event' },
  choices: [
    {
      name: 'when',
      label: 'When',
      any: 'Upcoming',
      quick: true,
      options: [
        { value: 'past', label: 'Past' },
        { value: 'off', label: 'Canceled' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
  switches: [],
  sorts: [
    { value: 'soonest', label: 'Soonest first' },
    { value: 'latest', label: 'Latest first' },
    { value: 'title', label: 'Title, A to Z' },
    { value: 'title-down', label: 'Title, Z to A' },
  ],
};
