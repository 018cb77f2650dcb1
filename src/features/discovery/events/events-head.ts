import { listPageHead } from '@/components/listing/list-page-head';
import { activeFilters } from '@/lib/lists/list-url';
import { monthTitle } from '@/lib/format/zoned-date';
import { getMonth } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';
import { itemList, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { eventFilters } from './event-filters';
import { EVENT_LIST } from './event-list';
import type { EventListPage, EventMonthPage, EventsPage } from './events.loader';
import { monthPath, getNeighborMonths } from './month';

export const eventsHead = (page: EventsPage, site: SiteFacts): PageHead =>
  page.kind === 'month' ? monthHead(page, site) : eventListHead(page, site);

function eventListHead(page: EventListPage, site: SiteFacts): PageHead {
  // The day of a start depends on the visitor's time zone, which the head doesn't know.
  const view = { ...page.view, filters: { ...page.view.filters, from: undefined } };
  const head = listPageHead(
    site,
    EVENT_LIST,
    { ...page, view },
    {
      title: 'Events',
      set: eventFilters(undefined, 'UTC'),
      description: `Upcoming shows, lessons and special events by performers on ${site.siteName}, with dates and times.`,
    },
  );
  // A filtered list duplicates part of the full one.
  const isFiltered = activeFilters(EVENT_LIST, page.view).length > 0;
  return { ...head, noindex: head.noindex || isFiltered, ...(isFiltered ? { prev: undefined, next: undefined } : {}) };
}

function monthHead({ month, now, content }: EventMonthPage, site: SiteFacts): PageHead {
  const { before, after } = getNeighborMonths(month, now);
  const events = content.ok ? content.content.events.filter(({ startAt }) => getMonth(startAt) === month) : [];
  return {
    title: `Events in ${monthTitle(month)}`,
    description: `Events on ${site.siteName} in ${monthTitle(month)}: performers, dates and times.`,
    canonical: monthPath(month),
    noindex: events.length === 0,
    prev: before && monthPath(before),
    next: after && monthPath(after),
    jsonLd:
      events.length > 0
        ? [
            itemList(
              site,
              events.map((event) => ({ name: event.title, path: paths.event(event) })),
            ),
          ]
        : [],
  };
}
