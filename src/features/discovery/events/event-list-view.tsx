import { ButtonLink } from '@/components/button/button-link';
import { EventCard } from '@/entities/event/event-card';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { eventState } from '@/entities/event/event-status';
import { activeFilters, PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { eventsRequested, moreEventsRequested } from '@/store/event/event.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { eventFilters } from './event-filters';
import { EVENT_LIST, eventQuery, type EventListView } from './event-list';
import type { EventListPage } from './events.loader';

function useEventList(view: EventListView, now: string) {
  const dispatch = useAppDispatch();
  const query = eventQuery(view, now);
  const events = useAppSelector((state) => state.event.events);
  return {
    list: useDelayedValue(events, events.key === listKey(query)),
    onMore: () => dispatch(moreEventsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(eventsRequested({ ...query, ...rangeOf(view) })),
  };
}

export function EventList({ view, now }: EventListPage) {
  const address = useListAddress(EVENT_LIST, view);
  const { list, onMore, onRetry } = useEventList(view, now);
  const set = eventFilters(view.filters.from);
  const filtered = activeFilters(EVENT_LIST, address.view).length > 0;
  return (
    <div>
      <ListFilters set={set} address={address} noun="events" list={list} />
      <ListResults
        rules={EVENT_LIST}
        view={view}
        list={list}
        kind="wide"
        noun="events"
        card={(event) => (
          <EventCard key={event._id} event={event} heading="h2" live={eventState(event, Date.parse(now)) === 'live'} />
        )}
        empty={filtered ? <NoResults set={set} address={address} noun="events" drawing="stage" /> : <NonePlanned />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}

const NonePlanned = () => (
  <EmptyState
    drawing="stage"
    title="No upcoming events."
    action={<ButtonLink href={paths.performers}>Browse performers</ButtonLink>}
  >
    <p>Performers announce new events here and on their profiles.</p>
  </EmptyState>
);
