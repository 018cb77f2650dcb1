import type { EventItem, EventSearchQuery } from '@/contract/event';
import { eventForCard } from '@/entities/card-data';
import { loadList, watchList, type ListSource, type LoadListOptions } from '../list/list.saga';
import type { Saga } from '../saga';
import { eventsAsked, eventsFailed, eventsLoaded, eventsRequested, moreEventsAsked } from './event.slice';

const eventList: ListSource<EventSearchQuery, EventItem> = {
  fetch: ({ events }, query, options) => events.search(query, options),
  keep: eventForCard,
  place: ({ event }) => ({ meta: event.events, page: event.events }),
  requested: eventsRequested,
  loaded: eventsLoaded,
  failed: eventsFailed,
};

export const loadEvents = (query: EventSearchQuery, options?: LoadListOptions) => loadList(eventList, query, options);

export function* watchEvents(): Saga {
  yield* watchList(eventList, eventsAsked, moreEventsAsked);
}
