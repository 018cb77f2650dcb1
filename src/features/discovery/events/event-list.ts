import type { EventSearchQuery } from '@/contract/event';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { DAY } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';

/** What the list of events understands in its address. `from` is the first day, else it begins now. */
export const EVENT_LIST = {
  path: paths.events,
  filters: { q: SEARCH_TEXT, from: DAY },
  sorts: ['soonest', 'announced'],
} satisfies ListRules;

export type EventFilter = keyof (typeof EVENT_LIST)['filters'];
export type EventListView = ListView<EventFilter>;

/**
 * The question to the server that a view is the answer to, without paging. What has begun and not ended is in, and by its
 * beginning stands first. A performer has to say "active", or gets the own events only (contract C.7).
 */
export function eventQuery({ filters: { q, from }, sort }: EventListView, now: string): EventSearchQuery {
  return {
    q,
    status: 'active',
    startAt: from ? `${from}T00:00:00.000Z` : now,
    ...(sort === 'announced' ? { sortBy: 'createdAt', sort: 'desc' } : { sortBy: 'startAt', sort: 'asc' }),
  };
}
