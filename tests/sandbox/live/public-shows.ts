import type { Stream } from '@/contract/streaming';
import type { Context } from '../context';
import { found } from '../http/errors';
import type { StreamRow } from '../seed/rows/live';
import { streamView } from '../views/live';
import { viewFor } from '../views/view';
import { tellRoom } from './lines';
import { setStreamingStatus } from './performer-status';

/** Somebody who is back on air this soon goes on with the same show: tickets stay good. */
const PAUSE_MS = 10 * 60_000;

const offAirTimer = ({ _id }: StreamRow): string => `off-air:${_id}`;

/** The picture is there: viewers are told to join. Again while on air it only calls off an end that was near. */
export function goOnAir(context: Context, streamId: string): void {
  const { store, now, realtime, timers } = context;
  const stream = found(store.streams.get(streamId), 'This show');
  timers.cancel(offAirTimer(stream));
  if (stream.isStreaming) return;
  const at = now().toISOString();
  const goesOn = stream.endedAt !== null && now().getTime() - Date.parse(stream.endedAt) < PAUSE_MS;
  store.streams.update(stream._id, { isStreaming: true, lastStreamingTime: at, startedAt: goesOn ? stream.startedAt : at, endedAt: null });
  setStreamingStatus(context, stream.performerId, 'public');
  const { performerId, conversationId } = stream;
  if (!goesOn) store.conversations.update(conversationId, { mutedIds: [] });
  tellRoom(context, conversationId, `${store.performers.get(performerId)?.name ?? 'The performer'} is on air`);
  void realtime.emit({ room: conversationId }, 'join-broadcaster', { performerId, conversationId });
}

/** Ends a public show. One that is not on air is left alone. */
export function goOffAir(context: Context, streamId: string): void {
  const { store, now, realtime, timers, mediaServer } = context;
  const stream = store.streams.get(streamId);
  if (!stream?.isStreaming || stream.type !== 'public') return;
  timers.cancel(offAirTimer(stream));
  const { performerId, conversationId } = stream;
  const length = Math.max(0, now().getTime() - Date.parse(stream.lastStreamingTime));
  store.streams.update(stream._id, {
    isStreaming: false,
    endedAt: now().toISOString(),
    streamingTime: stream.streamingTime + length,
    stats: { ...stream.stats, members: 0 },
  });
  store.performers.bump(performerId, 'stats.totalStreamTime', Math.round(length / 1000));
  mediaServer.endStream(stream.sessionId);
  setStreamingStatus(context, performerId, 'offline');
  void realtime.emit({ room: conversationId }, 'model-left', { performerId, conversationId });
}

/** Ends a public show unless somebody calls it off: the connection or the picture may come back. */
export function goOffAirUnlessBack(context: Context, stream: StreamRow, isBack: () => boolean): void {
  const { timers, patience } = context;
  if (stream.isStreaming) timers.after(offAirTimer(stream), patience.grace, () => isBack() || goOffAir(context, stream._id));
}

export function announceShow(context: Context, stream: StreamRow): void {
  const shown = streamView(viewFor(context, null), context.realtime.presence, stream) as Stream;
  void context.realtime.emit({ room: stream.conversationId }, 'change-stream-info', shown);
}
