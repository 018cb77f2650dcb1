import type { EventItem } from '@/contract/event';
import { eventForCard, videoForCard } from '@/entities/card-data';
import { eventState } from '@/entities/event/event-status';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { eventForPage } from '@/entities/page-data';
import { oneOf } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import type { Further } from './further';

export interface EventPage {
  event: EventItem;
  /** When the page was made. */
  now: string;
  further: Loaded<Further>;
  /** What a token costs in the site's currency, where the settings say it. */
  tokenPrice: number | null;
}

const SHOWN = 8;

/** What to go on with: what the performer plans next or, after the event, films of the performer as a replay. */
export async function loadFurther({ events, videos }: Services, event: EventItem, now: string, signal?: AbortSignal): Promise<Further> {
  const performerId = event.performer?._id ?? event.performerId;
  if (!performerId) return { kind: 'events', items: [] };
  if (eventState(event, Date.parse(now)) === 'past') {
    const { data } = await videos.search({ performerId, isSchedule: false, sortBy: 'newest', limit: SHOWN }, { signal });
    return { kind: 'videos', items: data.data.map(videoForCard) };
  }
  const { data } = await events.search({ performerId, status: 'active', startAt: now, sortBy: 'startAt', sort: 'asc', limit: SHOWN + 1 }, { signal });
  return { kind: 'events', items: data.data.filter(({ _id }) => _id !== event._id).slice(0, SHOWN).map(eventForCard) };
}

/** An event by id. What stands around it may fail by itself. */
export async function loadEventPage({ services, query, getState, signal }: PageScope): Promise<PageOutcome<EventPage>> {
  const now = new Date().toISOString();
  const { data } = await services.events.get(oneOf(query, 'id'), { signal });
  const event = eventForPage(data);
  const further = await loaded(() => loadFurther(services, event, now, signal));
  return ok({ event, now, further, tokenPrice: getState().settings.tokenConversionRate ?? null });
}
