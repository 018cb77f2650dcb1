import type { EventSearchQuery } from '@/contract/event';
import { alphabetical, defineList, type ViewOf } from '../shared/define-list';
import type { ListRules } from '@/lib/lists/list-url';
import { LIST_PATH } from './calendar-url';

/** The event list. Without `when` it shows upcoming events. */
export const OWN_EVENTS = defineList<EventSearchQuery, 'when'>({
  path: LIST_PATH,
  search: 'Search events',
  filters: {
    when: {
      label: 'When',
      any: 'Upcoming',
      options: {
        past: { label: 'Past', query: {} },
        off: { label: 'Canceled', query: { status: 'inactive' } },
        all: { label: 'All', query: {} },
      },
    },
  },
  sorts: {
    soonest: { label: 'Soonest first', query: { sortBy: 'startAt', sort: 'asc' } },
    latest: { label: 'Latest first', query: { sortBy: 'startAt', sort: 'desc' } },
    ...alphabetical('title', 'Title'),
  },
});

export type OwnEventView = ViewOf<typeof OWN_EVENTS>;

/** Past events start with the latest, all others with the soonest, unless the URL names an order. */
export const ownEventRules = (when: string | undefined): ListRules<'q' | 'when'> =>
  when === 'past'
    ? { ...OWN_EVENTS.rules, sorts: ['latest', ...OWN_EVENTS.rules.sorts.filter((sort) => sort !== 'latest')] }
    : OWN_EVENTS.rules;

/**
 * API query for a view, without paging; `now` is an ISO date. A status filter needs the performer's id (contract C.7).
 */
export function ownEventQuery(view: OwnEventView, now: string, performerId: string | undefined): EventSearchQuery {
  const { when } = view.filters;
  const query = OWN_EVENTS.query(view);
  if (when === 'off') return { ...query, performerId };
  return { ...query, startAt: when === undefined ? now : undefined, endAt: when === 'past' ? now : undefined };
}
