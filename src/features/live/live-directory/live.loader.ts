import type { LiveShow } from '@/entities/live-show/live-card';
import type { EventItem } from '@/contract/event';
import type { Performer } from '@/contract/performer';
import { eventForCard, performerForCard } from '@/entities/card-data';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { currentMinute } from '@/lib/format/zoned-date';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { SHOWS, type Show } from './shows';

export interface OnAir {
  performers: Performer[];
  /** Known shows by performer; empty if the server couldn't say. */
  shows: Record<string, LiveShow>;
  /** There are more than could be loaded. */
  incomplete: boolean;
}

export interface LivePage {
  /** Time of the request. */
  now: string;
  /** The requested kind of show, if any. */
  show: Show | null;
  onAir: Loaded<OnAir>;
  coming: Loaded<EventItem[]>;
  popular: Loaded<Performer[]>;
}

const ROW = 12;

/** Public shows come first, unknown kinds last. */
const getRank = ({ streamingStatus }: Performer) => [...SHOWS, streamingStatus].indexOf(streamingStatus);

/** Performers who are live. This sort order puts them first; the API has no filter for all kinds of shows. */
export async function loadOnAir(services: Services, signal?: AbortSignal): Promise<OnAir> {
  const [{ data }, shows] = await Promise.all([
    services.performers.search({ sortBy: 'live', limit: MAX_LIMIT }, { signal }),
    loadShows(services, signal),
  ]);
  const live = data.data.filter((performer) => Boolean(performer.live));
  return { performers: sortPerformers(live.map(performerForLive)), shows, incomplete: live.length === MAX_LIMIT };
}

export const performerForLive = (performer: Performer): Performer => ({
  ...performerForCard(performer),
  cover: performer.cover,
});

export const sortPerformers = (performers: readonly Performer[]): Performer[] =>
  [...performers].sort((a, b) => getRank(a) - getRank(b));

/** Optional: the cards work without it. */
async function loadShows({ streaming }: Services, signal?: AbortSignal): Promise<OnAir['shows']> {
  const found = await loaded(async () => (await streaming.searchLive({ limit: MAX_LIMIT }, { signal })).data.data);
  if (!found.ok) return {};
  return Object.fromEntries(
    found.content.map(({ performerId, title, stats, isFree, price }) => [
      performerId,
      { title: title || undefined, viewers: stats?.members, price: isFree === false ? price : undefined },
    ]),
  );
}

export async function loadUpcomingEvents(
  { events }: Services,
  now: string,
  signal?: AbortSignal,
): Promise<EventItem[]> {
  const { data } = await events.search(
    { status: 'active', startAt: now, sortBy: 'startAt', sort: 'asc', limit: ROW },
    { signal },
  );
  return data.data.map(eventForCard);
}

export async function loadPopular({ performers }: Services, signal?: AbortSignal): Promise<Performer[]> {
  const { data } = await performers.search({ sortBy: 'popular', limit: ROW }, { signal });
  return data.data.map(performerForCard);
}

/** Performers who are live and upcoming events; each part can fail independently. */
export async function loadLivePage({ services, query, signal }: PageScope): Promise<PageOutcome<LivePage>> {
  const now = new Date().toISOString();
  const show = SHOWS.find((kind) => kind === readParameter(query, 'show')) ?? null;
  const [onAir, coming] = await Promise.all([
    loaded(() => loadOnAir(services, signal)),
    loaded(() => loadUpcomingEvents(services, currentMinute(), signal)),
  ]);
  const isEmpty = onAir.ok && onAir.content.performers.length === 0;
  const popular: LivePage['popular'] = isEmpty
    ? await loaded(() => loadPopular(services, signal))
    : { ok: true, content: [] };
  return ok({ now, show, onAir, coming, popular }, onAir.ok ? 200 : 503);
}
