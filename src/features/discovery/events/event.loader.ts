import type { EventItem } from '@/contract/event';
import { eventForCard, videoForCard } from '@/entities/card-data';
import { eventState } from '@/entities/event/event-status';
import { fileForPage, mapPresent } from '@/entities/page-data';
import { creatorForPage } from '@/entities/performer/page-performer';
import { currentMinute } from '@/lib/format/zoned-date';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import type { Video } from '@/contract/video';
import { pick } from '@/lib/record';

const eventForPage = (event: EventItem): EventItem => ({
  ...pick(
    event,
    '_id',
    'title',
    'description',
    'startAt',
    'endAt',
    'isPrivate',
    'price',
    'status',
    'performerId',
    'isBooked',
    'location',
    'createdAt',
    'updatedAt',
  ),
  performer: mapPresent(event.performer, creatorForPage),
  image: mapPresent(event.image, fileForPage),
});

type Further = { kind: 'events'; items: EventItem[] } | { kind: 'videos'; items: Video[] };

export interface EventPage {
  event: EventItem;
  /** When the page was rendered. */
  now: string;
  further: Loaded<Further>;
  /** Price of a token in the site’s currency, if the settings have it. */
  tokenPrice: number | null;
}

const MAX_RELATED = 8;

/** Loads the performer’s next events or, after the event, videos of the performer. */
export async function loadRelatedToEvent(
  { events, videos }: Services,
  event: EventItem,
  now: string,
  signal?: AbortSignal,
): Promise<Further> {
  const performerId = event.performer?._id ?? event.performerId;
  if (!performerId) return { kind: 'events', items: [] };
  if (eventState(event, Date.parse(now)) === 'past') {
    const { data } = await videos.search(
      { performerId, isSchedule: false, sortBy: 'newest', limit: MAX_RELATED },
      { signal },
    );
    return { kind: 'videos', items: data.data.map(videoForCard) };
  }
  const { data } = await events.search(
    { performerId, status: 'active', startAt: currentMinute(), sortBy: 'startAt', sort: 'asc', limit: MAX_RELATED + 1 },
    { signal },
  );
  return {
    kind: 'events',
    items: data.data
      .filter(({ _id }) => _id !== event._id)
      .slice(0, MAX_RELATED)
      .map(eventForCard),
  };
}

/** Loads an event by ID. Its surrounding parts may fail on their own. */
export async function loadEventPage({ services, query, getState, signal }: PageScope): Promise<PageOutcome<EventPage>> {
  const now = new Date().toISOString();
  const { data } = await services.events.get(readParameter(query, 'id'), { signal });
  const event = eventForPage(data);
  const further = await loaded(() => loadRelatedToEvent(services, event, now, signal));
  return ok({ event, now, further, tokenPrice: selectTokenRate(getState()) });
}
