import { ButtonLink } from '@/components/button/button-link';
import { CardGrid } from '@/components/card/card-grid';
import { EventCard } from '@/entities/event/event-card';
import { MonthHeader } from '@/components/section/month-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useTimeZone } from '@/components/text/use-time-zone';
import type { EventItem } from '@/contract/event';
import { eventState } from '@/entities/event/event-status';
import { zonedDate, monthTitle } from '@/lib/format/zoned-date';
import { paths } from '@/lib/page/paths';
import type { EventMonthPage } from './events.loader';
import { getMonthIn, monthPath, getNeighborMonths } from './month';
import { MonthTable } from './month-table';
import { useMonth } from './use-month';
import styles from './event-month.module.css';

/** A month as a table of days. On phones its events also appear below as cards. */
export function EventMonth(page: EventMonthPage) {
  const { month, now } = page;
  const zone = useTimeZone();
  const { part, retrying, retry } = useMonth(page);
  const events = part.ok ? part.content.events : [];
  const thisMonth = getMonthIn(now, zone);
  const here = events.filter(({ startAt }) => getMonthIn(startAt, zone) === month);
  return (
    <section className={styles.month} aria-labelledby="month">
      <MonthHeader
        id="month"
        month={month}
        thisMonth={thisMonth}
        {...getNeighborMonths(month, now)}
        getPath={monthPath}
        zone={zonedDate(now, zone)?.zone ?? zone}
      />
      {part.ok ? null : (
        <BlockError
          title={`Events in ${monthTitle(month)} couldn’t be loaded.`}
          message={part.message}
          onRetry={retry}
          retrying={retrying}
        />
      )}
      <MonthTable month={month} events={events} now={now} zone={zone} />
      {part.ok && part.content.incomplete ? (
        <p className={styles.note}>
          This month has more events than the calendar can show. Switch to the list to see them all.
        </p>
      ) : null}
      {here.length > 0 ? (
        <Cards events={here} now={now} />
      ) : (
        part.ok && <NothingPlanned month={month} isPast={month < thisMonth} />
      )}
    </section>
  );
}

const Cards = ({ events, now }: { events: EventItem[]; now: string }) => (
  <div className={styles.cards}>
    <CardGrid kind="wide">
      {events.map((event) => (
        <div key={event._id} id={`event-${event._id}`} className={styles.card}>
          <EventCard event={event} live={eventState(event, Date.parse(now)) === 'live'} />
        </div>
      ))}
    </CardGrid>
  </div>
);

const NothingPlanned = ({ month, isPast }: { month: string; isPast: boolean }) => (
  <EmptyState
    illustration="stage"
    title={isPast ? `No events in ${monthTitle(month)}` : `No events in ${monthTitle(month)} yet`}
    action={<ButtonLink href={paths.events}>View upcoming events</ButtonLink>}
  />
);
