import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import { monthTitle } from '@/lib/format/zoned-date';
import { monthOf } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';
import { itemList, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { eventFilters } from './event-filters';
import { EVENT_LIST } from './event-list';
import type { EventListPage, EventMonthPage, EventsPage } from './events.loader';
import { monthPath, neighbours } from './month';

export const eventsHead = (page: EventsPage, site: SiteFacts): PageHead =>
  page.kind === 'month' ? monthHead(page, site) : eventListHead(page, site);

function eventListHead(page: EventListPage, site: SiteFacts): PageHead {
  const set = eventFilters(page.view.filters.from);
  const filters = activeFilters(EVENT_LIST, page.view);
  const head = listHead(site, EVENT_LIST, page);
  return {
    ...head,
    title: pagedTitle(
      ['Events', ...filters.map(([name, value]) => valueText(set, name, value))].join(' · '),
      page.view,
    ),
    description: `Upcoming shows, lessons and special events by performers on ${site.siteName}, with dates and times.`,
    // A filtered list duplicates part of the full one.
    noindex: head.noindex || filters.length > 0,
  };
}

function monthHead({ month, now, content }: EventMonthPage, site: SiteFacts): PageHead {
  const { before, after } = neighbours(month, now);
  const events = content.ok ? content.content.events.filter(({ startAt }) => monthOf(startAt) === month) : [];
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
