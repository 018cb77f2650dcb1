import type { EventItem, EventSearchQuery } from '@/contract/event';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-url';
import { withQuery } from '@/lib/lists/query';
import { paths } from '@/lib/page/paths';

/** A day in UTC, or a time on it, to the minute: `2026-05-19T13:00Z`. */
const START = /^(?!0000|9999)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\dZ)?$/;

/** URL parameters of the event list. It starts at the time `from`, or now. */
export const EVENT_LIST = {
  path: paths.events,
  filters: { q: SEARCH_TEXT, from: START },
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
    startAt: from ? `${from.slice(0, 10)}T${from.slice(11, 16) || '00:00'}:00.000Z` : now,
    ...(sort === 'announced' ? { sortBy: 'createdAt', sort: 'desc' } : { sortBy: 'startAt', sort: 'asc' }),
  };
}

/** URL of the list from the start of an event. It has no day, because that depends on the visitor's time zone. */
export const listPathFrom = ({ startAt }: Pick<EventItem, 'startAt'>): string =>
  withQuery(paths.events, { from: `${new Date(startAt).toISOString().slice(0, 16)}Z` });
