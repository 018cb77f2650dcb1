import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { eventsRequested, moreEventsRequested } from '@/store/event/event.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { eventQuery, type EventListView } from './event-list';

/** The events of a view from the store, with actions to load more. */
export function useEventList(view: EventListView, now: string) {
  const dispatch = useAppDispatch();
  const query = eventQuery(view, now);
  const events = useAppSelector((state) => state.event.events);
  return {
    list: useDelayedValue(events, events.key === listKey(query)),
    onMore: () => dispatch(moreEventsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(eventsRequested({ ...query, ...rangeOf(view) })),
  };
}
