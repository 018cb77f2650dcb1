import type { ListFacts } from '@/lib/lists/list-head';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { currentMinute } from '@/lib/format/zoned-date';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { loadEvents } from '@/store/event/event.saga';
import { loadListPage } from '@/store/list/load-list-page';
import type { PageScope } from '@/store/page-scope';
import { EVENT_LIST, eventQuery, type EventFilter } from './event-list';
import { loadMonth, type MonthEvents } from './load-month';
import { readMonth } from './month';

export interface EventListPage extends ListFacts<EventFilter> {
  kind: 'list';
  /** When the page was rendered, rounded to the minute. */
  now: string;
}

export interface EventMonthPage {
  kind: 'month';
  now: string;
  month: string;
  content: Loaded<MonthEvents>;
}

export type EventsPage = EventListPage | EventMonthPage;

/** Loads the list of upcoming events or, if the URL names one, a month. */
export async function loadEventsPage(scope: PageScope): Promise<PageOutcome<EventsPage>> {
  const now = currentMinute();
  const month = readMonth(scope.query, now);
  if (month) {
    const content = await loaded(() => loadMonth(scope.services, month, scope.signal));
    return ok<EventsPage>({ kind: 'month', now, month, content }, content.ok ? 200 : 503);
  }

  return loadListPage(
    scope,
    {
      rules: EVENT_LIST,
      query: (view) => eventQuery(view, now),
      load: loadEvents,
      entry: (event) => ({ name: event.title, path: paths.event(event) }),
    },
    () => Promise.resolve({ kind: 'list' as const, now }),
  );
}
