import type { LeaveReason } from '@/contract/socket';
import type { ShowGoal, Stream } from '@/contract/streaming';
import type { Context } from '../context';
import { found } from '../http/errors';
import type { StreamRow } from '../seed/rows/live';
import { streamView } from '../views/live';
import { viewFor } from '../views/view';
import { notifyRoom } from './lines';
import { setStreamingStatus } from './performer-status';

/** A performer who is back within this time continues the same show, and tickets stay valid. */
const PAUSE_MS = 10 * 60_000;
/** Performers stop their stream shortly before they report the end of the show. */
const NOTICE_MS = 1000;

/** What a public show needs: the performer in its room, and their stream. */
type Hold = 'connection' | 'picture';

const offAirTimer = ({ _id }: StreamRow, hold: Hold): string => `off-air:${hold}:${_id}`;
const noticeTimer = ({ _id }: StreamRow): string => `drop-notice:${_id}`;

function cancelTimers({ timers }: Context, stream: StreamRow): void {
  for (const name of [offAirTimer(stream, 'connection'), offAirTimer(stream, 'picture'), noticeTimer(stream)])
    timers.cancel(name);
}

/**
 * Whether the next show continues the last one: its performer is back soon, or still in the private show it was paused
 * for.
 */
export const isSameShow = ({ now, store }: Context, { endedAt, isPaused, performerId }: StreamRow): boolean =>
  endedAt !== null &&
  (now().getTime() - Date.parse(endedAt) < PAUSE_MS ||
    (isPaused === true && store.performers.get(performerId)?.streamingStatus === 'private'));

/** Handles the start of a stream: asks viewers to join. During a show it only cancels a pending end. */
export function goOnAir(context: Context, streamId: string): void {
  const { store, now, realtime } = context;
  const stream = found(store.streams.get(streamId), 'This show');
  cancelTimers(context, stream);
  if (stream.isStreaming) {
    endDrop(context, stream);
    return;
  }
  const at = now().toISOString();
  const continues = isSameShow(context, stream);
  store.streams.update(stream._id, {
    isStreaming: true,
    lastStreamingTime: at,
    startedAt: continues ? stream.startedAt : at,
    endedAt: null,
    isPaused: false,
  });
  setStreamingStatus(context, stream.performerId, 'public');
  const { performerId, conversationId } = stream;
  if (!continues) store.conversations.update(conversationId, { mutedIds: [] });
  notifyRoom(context, conversationId, `${store.performers.get(performerId)?.name ?? 'The performer'} is live`);
  void realtime.emit({ room: conversationId }, 'join-broadcaster', { performerId, conversationId });
}

/** Ends a public show, if it is live. */
export function goOffAir(context: Context, streamId: string, reason: LeaveReason = 'ended'): void {
  const { store, now, realtime, mediaServer } = context;
  const stream = store.streams.get(streamId);
  if (!stream?.isStreaming || stream.type !== 'public') return;
  cancelTimers(context, stream);
  const { performerId, conversationId } = stream;
  const length = Math.max(0, now().getTime() - Date.parse(stream.lastStreamingTime));
  store.streams.update(stream._id, {
    isStreaming: false,
    droppedAt: null,
    endedAt: now().toISOString(),
    isPaused: reason === 'paused',
    streamingTime: stream.streamingTime + length,
    stats: { ...stream.stats, members: 0 },
  });
  store.performers.bump(performerId, 'stats.totalStreamTime', Math.round(length / 1000));
  mediaServer.endStream(stream.sessionId);
  void realtime.emit({ room: conversationId }, 'model-left', { performerId, conversationId, reason });
  setStreamingStatus(context, performerId, 'offline');
}

/** The performer doesn't return to a paused show. */
export function endPause(
  { store, realtime }: Context,
  { _id, isPaused, performerId, conversationId }: StreamRow,
): void {
  if (!isPaused) return;
  store.streams.update(_id, { isPaused: false });
  void realtime.emit({ room: conversationId }, 'model-left', { performerId, conversationId, reason: 'ended' });
}

/** Handles a broken connection or stream of the performer: the show waits and ends if it doesn't return in time. */
export function handleLostConnection(context: Context, stream: StreamRow, hold: Hold, isBack: () => boolean): void {
  const { timers, patience, mediaServer } = context;
  if (!stream.isStreaming) return;
  timers.after(
    offAirTimer(stream, hold),
    patience.grace,
    () => isBack() || goOffAir(context, stream._id, 'connectionLost'),
  );
  // Viewers who still receive the stream notice nothing.
  timers.after(
    noticeTimer(stream),
    hold === 'picture' ? NOTICE_MS : 0,
    () => mediaServer.isPublishing(stream.sessionId) || announceDrop(context, stream),
  );
}

function announceDrop({ store, now, realtime }: Context, { _id, performerId, conversationId }: StreamRow): void {
  store.streams.update(_id, { droppedAt: now().toISOString() });
  void realtime.emit({ room: conversationId }, 'model-left', { performerId, conversationId, reason: 'dropped' });
}

function endDrop({ store, realtime }: Context, { _id, performerId, conversationId, droppedAt }: StreamRow): void {
  if (!droppedAt) return;
  store.streams.update(_id, { droppedAt: null });
  void realtime.emit({ room: conversationId }, 'join-broadcaster', { performerId, conversationId });
}

/** The performer is back in the room: the show continues unless the stream is missing. */
export function regainConnection(context: Context, { _id }: StreamRow): void {
  const stream = context.store.streams.get(_id);
  if (!stream?.isStreaming) return;
  context.timers.cancel(offAirTimer(stream, 'connection'));
  if (context.timers.has(offAirTimer(stream, 'picture'))) return;
  context.timers.cancel(noticeTimer(stream));
  endDrop(context, stream);
}

/** The goal of a show after its settings were sent. Without one nothing changes; the same goal keeps what it raised. */
export function getGoal(
  wanted: Pick<ShowGoal, 'title' | 'tokens'> | null | undefined,
  before: ShowGoal | null = null,
): ShowGoal | null {
  if (wanted === undefined) return before;
  if (wanted === null) return null;
  const isSame = before?.title === wanted.title && before.tokens === wanted.tokens;
  return { ...wanted, raised: isSame ? before.raised : 0 };
}

/** Counts a tip toward the goal of the running show and notifies its room. */
export function raiseGoal(context: Context, streamId: string, tokens: number): void {
  const stream = context.store.streams.get(streamId);
  if (!stream?.isStreaming || !stream.goal) return;
  const goal = { ...stream.goal, raised: stream.goal.raised + tokens };
  announceShow(context, found(context.store.streams.update(streamId, { goal }), 'This show'));
}

export function announceShow(context: Context, stream: StreamRow): void {
  const shown = streamView(viewFor(context, null), context.realtime.presence, stream) as Stream;
  void context.realtime.emit({ room: stream.conversationId }, 'change-stream-info', shown);
}
