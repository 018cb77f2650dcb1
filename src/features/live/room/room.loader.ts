import type { EventItem } from '@/contract/event';
import type { Performer } from '@/contract/performer';
import type { Stream } from '@/contract/streaming';
import type { Video } from '@/contract/video';
import { eventForCard, performerForCard, videoForCard } from '@/entities/card-data';
import { currentMinute } from '@/lib/format/zoned-date';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { pick } from '@/lib/record';
import type { CallOptions } from '@/services/http/call-options';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { loadPublicConversation } from '@/store/stream-message/load-conversation.saga';
import { loadPublicShow } from '@/store/streaming/load-public-show';

/** Public facts of the current show. */
export type ShowFacts = Pick<
  Stream,
  | '_id'
  | 'title'
  | 'description'
  | 'isFree'
  | 'price'
  | 'hasPurchased'
  | 'lastStreamingTime'
  | 'stats'
  | 'tipMenu'
  | 'goal'
>;

export interface RoomPage {
  performer: Performer;
  /** Time of the request. */
  now: string;
  /** The public show, if one is on and the server could describe it. */
  show: ShowFacts | null;
  /** Id under which the public show is played and paid for; null if unknown. */
  sessionId: string | null;
  conversation: Loaded<{ _id: string }>;
  videos: Loaded<Video[]>;
  nextEvent: EventItem | null;
  /** Other performers who are live; null if they weren't loaded. */
  others: Performer[] | null;
}

const VIDEOS_SHOWN = 8;
const OTHERS_SHOWN = 8;

/** Only the fields that the page needs. */
const performerForRoom = (performer: Performer): Performer => ({
  ...performerForCard(performer),
  ...pick(performer, 'cover', 'bio', 'lastStreamingTime', 'groupChatPrice', 'privateChatPrice'),
  ...pick(performer, 'monthlyPrice', 'yearlyPrice', 'isFreeSubscription', 'isSubscribed', 'isBookMarked'),
});

export const getFacts = (stream: Partial<Stream> & { _id: string }): ShowFacts =>
  pick(
    stream,
    '_id',
    'title',
    'description',
    'isFree',
    'price',
    'hasPurchased',
    'lastStreamingTime',
    'stats',
    'tipMenu',
    'goal',
  );

/** Public facts of the performer's public show, or null if none is on or the server can't say. */
export async function loadShow(...call: Parameters<typeof loadPublicShow>): Promise<ShowFacts | null> {
  const show = await loadPublicShow(...call);
  return show && getFacts(show);
}

export async function loadLatestContent(
  { videos }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<Video[]> {
  const { data } = await videos.search(
    { performerId, isSchedule: false, sortBy: 'newest', limit: VIDEOS_SHOWN },
    options,
  );
  return data.data.map(videoForCard);
}

export async function loadOtherLivePerformers(
  { performers }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<Performer[]> {
  const { data } = await performers.search(
    { streamingStatus: 'public', sortBy: 'live', limit: OTHERS_SHOWN + 1 },
    options,
  );
  return data.data
    .filter(({ _id, live }) => Boolean(live) && _id !== performerId)
    .slice(0, OTHERS_SHOWN)
    .map((performer) => ({ ...performerForCard(performer), cover: performer.cover }));
}

async function loadNextEvent(
  { events }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<EventItem | null> {
  const found = await loaded(
    async () =>
      (
        await events.search(
          { performerId, status: 'active', startAt: currentMinute(), sortBy: 'startAt', sort: 'asc', limit: 1 },
          options,
        )
      ).data.data,
  );
  const [next] = found.ok ? found.content : [];
  return next ? eventForCard(next) : null;
}

/** A performer's public room. Only the performer is required; chat, videos and plans may be missing. */
export async function loadRoomPage({ services, query, run, signal }: PageScope): Promise<PageOutcome<RoomPage>> {
  const now = new Date().toISOString();
  try {
    const { data } = await services.performers.get(readParameter(query, 'username'), { signal });
    const performer = performerForRoom(data);
    const { _id, live } = performer;
    const [room, session, show, videos, nextEvent, others] = await Promise.all([
      run(loadPublicConversation, _id),
      loaded(async () => (await services.streaming.session(_id, 'public', { signal })).data),
      live ? loadShow(services, _id, { signal }) : null,
      loaded(() => loadLatestContent(services, _id, { signal })),
      loadNextEvent(services, _id, { signal }),
      live ? null : loaded(() => loadOtherLivePerformers(services, _id, { signal })),
    ]);
    const conversation: RoomPage['conversation'] = room.ok
      ? { ok: true, content: { _id: room.data._id } }
      : { ok: false, message: room.error.message };
    return ok({
      performer,
      now,
      sessionId: session.ok ? session.content : null,
      show,
      conversation,
      videos,
      nextEvent,
      others: others?.ok ? others.content : null,
    });
  } catch (error) {
    return outcomeOfError(error);
  }
}
