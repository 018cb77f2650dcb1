import type { EventItem, EventSearchQuery } from '@/contract/event';
import { eventForCard } from '@/entities/card-data';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
import type { Saga } from '../saga';
import { eventsRequested, eventsFailed, eventsLoaded, eventsStarted, moreEventsRequested } from './event.slice';

const eventList: ListSource<EventSearchQuery, EventItem> = {
  fetch: ({ events }, query, options) => events.search(query, options),
  toListItem: eventForCard,
  select: ({ event }) => ({ meta: event.events, page: event.events }),
  requested: eventsStarted,
  loaded: eventsLoaded,
  failed: eventsFailed,
};

export const loadEvents = listLoader(eventList);

export function* watchEvents(): Saga {
  yield* watchList(eventList, eventsRequested, moreEventsRequested);
}
