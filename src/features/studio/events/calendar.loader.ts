import { toList } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { getMonth, getTime } from '@/lib/format/month';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { isListRequested, readCalendar } from './calendar-url';
import { ownEventQuery, ownEventRules, type OwnEventView } from './event-list';
import { ownEvent, type OwnEvent } from './own-event';
import { loadReleases, type Releases } from './release';

interface MonthContent {
  events: OwnEvent[];
  releases: Releases;
  /** True if there are more events than could be loaded. */
  incomplete: boolean;
}

export interface MonthPage {
  kind: 'month';
  now: string;
  month: string;
  day: string | null;
  saved: string | null;
  content: Loaded<MonthContent>;
}

export interface EventListPage extends ListProps<OwnEvent> {
  kind: 'list';
  now: string;
  view: OwnEventView;
}

export type CalendarPage = MonthPage | EventListPage;

/**
 * What the performer planned for the weeks that a month touches: events, including canceled ones, and scheduled videos
 * and posts.
 */
export async function loadMonth(services: Services, month: string, signal?: AbortSignal): Promise<MonthContent> {
  const [{ data }, releases] = await Promise.all([
    services.events.search({ ...getTime(month), sortBy: 'startAt', sort: 'asc', limit: MAX_LIMIT }, { signal }),
    loadReleases(services, month, signal),
  ]);
  return { events: data.data.map(ownEvent), releases, incomplete: data.total > data.data.length };
}

export async function loadCalendar(scope: PageScope): Promise<PageOutcome<CalendarPage>> {
  const now = new Date().toISOString();
  if (isListRequested(scope.query)) return loadEventList(scope, now);
  const { month = getMonth(now), day = null, saved = null } = readCalendar(scope.query);
  const content = await loaded(() => loadMonth(scope.services, month, scope.signal));
  return ok<CalendarPage>({ kind: 'month', now, month, day, saved, content }, content.ok ? 200 : 503);
}

function loadEventList(
  { services, query, getState, signal }: PageScope,
  now: string,
): Promise<PageOutcome<CalendarPage>> {
  const rules = ownEventRules(readParameter(query, 'when'));
  const view = readView(rules, query);
  return loadList(rules, { kind: 'list' as const, now, view }, async () =>
    toList(
      await services.events.search(
        { ...ownEventQuery(view, now, getState().auth.authUser?._id), ...getRange(view) },
        { signal },
      ),
      ownEvent,
    ),
  );
}
