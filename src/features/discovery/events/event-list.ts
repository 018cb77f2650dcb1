import type { EventSearchQuery } from '@/contract/event';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { DAY } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';

/** URL parameters of the event list. `from` is the first day; without it the list starts now. */
export const EVENT_LIST = {
  path: paths.events,
  filters: { q: SEARCH_TEXT, from: DAY },
  sorts: ['soonest', 'announced'],
} satisfies ListRules;

export type EventFilter = keyof (typeof EVENT_LIST)['filters'];
export type EventListView = ListView<EventFilter>;

/**
 * Search query of a view, without paging. Includes events in progress. `status: 'active'` is required for performers,
 * who otherwise get only their own events (contract C.7).
 */
export function eventQuery({ filters: { q, from }, sort }: EventListView, now: string): EventSearchQuery {
  return {
    q,
    status: 'active',
    startAt: from ? `${from}T00:00:00.000Z` : now,
    ...(sort === 'announced' ? { sortBy: 'createdAt', sort: 'desc' } : { sortBy: 'startAt', sort: 'asc' }),
  };
}
