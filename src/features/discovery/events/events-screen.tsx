import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import { ButtonLink } from '@/components/button/button-link';
import { EventCard } from '@/entities/event/event-card';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { useTimeZone } from '@/components/text/use-time-zone';
import { eventState } from '@/entities/event/event-status';
import { activeFilters, getRange } from '@/lib/lists/list-url';
import { eventListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { EventMonth } from './event-month';
import type { EventsPage, EventListPage } from './events.loader';
import { getMonthIn, monthPath } from './month';
import { eventFilters } from './event-filters';
import { EVENT_LIST, eventQuery } from './event-list';
import styles from './events-screen.module.css';

export function EventsScreen(page: EventsPage) {
  const { kind, now } = page;
  const zone = useTimeZone();
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader heading="h1" title="Events" note="Upcoming shows, in your time zone." />
        <LinkTabs
          label="Event views"
          scroll={false}
          tabs={[
            { href: paths.events, label: 'List', current: kind === 'list' },
            { href: monthPath(getMonthIn(now, zone)), label: 'Month', current: kind === 'month' },
          ]}
        />
      </div>
      {/* The key resets the state for each month. */}
      {page.kind === 'month' ? <EventMonth key={page.month} {...page} /> : <EventList {...page} />}
    </div>
  );
}

function EventList({ view, now }: EventListPage) {
  const navigation = useListNavigation(EVENT_LIST, view);
  const { list, onMore, onRetry } = useListing(eventListing, eventQuery(view, now), getRange(view));
  const set = eventFilters(view.filters.from, useTimeZone());
  const isFiltered = activeFilters(EVENT_LIST, navigation.view).length > 0;
  return (
    <div>
      <ListFilters set={set} navigation={navigation} noun="events" list={list} />
      <ListResults
        rules={EVENT_LIST}
        view={view}
        list={list}
        kind="wide"
        noun="events"
        card={(event) => (
          <EventCard key={event._id} event={event} heading="h2" live={eventState(event, Date.parse(now)) === 'live'} />
        )}
        empty={
          isFiltered ? (
            <NoResults set={set} navigation={navigation} noun="events" illustration="stage" />
          ) : (
            <NonePlanned />
          )
        }
        isNavigating={navigation.isNavigating}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}

const NonePlanned = () => (
  <EmptyState
    illustration="stage"
    title="No upcoming events"
    action={<ButtonLink href={paths.performers}>Browse performers</ButtonLink>}
  >
    <p>Performers announce new events here and on their profiles.</p>
  </EmptyState>
);
