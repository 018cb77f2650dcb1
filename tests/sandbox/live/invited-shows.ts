import type { LeaveReason, RoomDeparture } from '@/contract/socket';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import { badRequest, forbidden } from '../http/errors';
import type { Viewer } from '../http/session';
import type { SandboxSocket } from '../realtime/sockets';
import type { ConversationRow, StreamRow } from '../seed/rows/live';
import { goOffAir } from './public-shows';
import { getPublicShow, runningShow } from './show-records';
import { setStreamingStatus } from './performer-status';

export const isRecipient = ({ recipients }: ConversationRow, viewer: Viewer | null): boolean =>
  recipients.some(({ source, sourceId }) => source === viewer?.source && sourceId === viewer.account._id);

/** Throws 403 for anybody who doesn't belong to the private or group room. */
export function requireRecipient(room: ConversationRow, viewer: Viewer | null): void {
  if (room.type !== 'stream_public' && !isRecipient(room, viewer)) throw forbidden('This room is private.');
}

/** Throws 400 if the performer is in a private or group show. */
export function refuseDuringShow(context: Context, performerId: string, name: string): void {
  if (runningShow(context, performerId, 'private')) throw badRequest(`${name} in a private show right now.`);
  if (runningShow(context, performerId, 'group')) throw badRequest(`${name} in a group show right now.`);
}

/**
 * Starts a private or group show and ends the performer's public one. Both sides have limited time to enter the room.
 */
export function beginInvitedShow(context: Context, stream: StreamRow): StreamRow {
  const { store, now, timers, patience } = context;
  const at = now().toISOString();
  const performer = store.performers.get(stream.performerId);
  if (performer) goOffAir(context, getPublicShow(context, performer)._id);
  const started =
    store.streams.update(stream._id, {
      isStreaming: true,
      lastStreamingTime: at,
      startedAt: at,
      since: Object.fromEntries(stream.userIds.map((id) => [id, at])),
    }) ?? stream;
  setStreamingStatus(context, stream.performerId, stream.type);
  timers.after(`arrival:${stream._id}`, patience.arrival, () => endWithoutThem(context, stream._id));
  return started;
}

/** The people without whom the show ends: both sides of a private show, otherwise the performer. */
const needed = ({ type, performerId, userIds }: StreamRow): string[] =>
  type === 'private' ? [performerId, ...userIds] : [performerId];

function endWithoutThem(context: Context, streamId: string): void {
  const stream = context.store.streams.get(streamId);
  const { presence } = context.realtime;
  if (!stream || !presence) return;
  const missing = needed(stream).find((id) => !presence.isIn(stream.conversationId, id));
  if (missing) endInvitedShow(context, stream, { reason: 'connectionLost', userId: missing });
}

export const areThere = ({ realtime: { presence } }: Context, stream: StreamRow): boolean =>
  needed(stream).every((id) => presence?.isIn(stream.conversationId, id) === true);

/** Stops the wait for people who have arrived: later they may drop for as long as in any show. */
export function noteArrival(context: Context, streamId: string): void {
  const stream = context.store.streams.get(streamId);
  if (stream && areThere(context, stream)) context.timers.cancel(`arrival:${streamId}`);
}

/** How long a private show has run, in ms: the time that both sides were in its room. */
export const ranFor = ({ type, streamingTime, togetherSince }: StreamRow, now: Date): number | undefined =>
  type === 'private'
    ? streamingTime + (togetherSince ? Math.max(0, now.getTime() - Date.parse(togetherSince)) : 0)
    : undefined;

/** Starts or stops the clock of a private show. `at` is when a person arrived or was last seen. */
export function updateClock(context: Context, streamId: string, at = context.now()): void {
  const stream = context.store.streams.get(streamId);
  if (!stream?.isStreaming || stream.type !== 'private') return;
  const together = areThere(context, stream);
  if (together === Boolean(stream.togetherSince)) return;
  context.store.streams.update(
    streamId,
    together ? { togetherSince: at.toISOString() } : { togetherSince: null, streamingTime: ranFor(stream, at) },
  );
}

/** The event payload for a show that has ended, with the reason. */
const getDeparture = (
  { conversationId, end, endedAt, ...stream }: StreamRow,
  now: Date,
): RoomDeparture & { date: string } => ({
  conversationId,
  date: endedAt ?? now.toISOString(),
  reason: end?.reason ?? 'ended',
  userId: end?.userId,
  ranFor: ranFor({ conversationId, endedAt, ...stream }, now),
});

/** Notifies a person who returns too late that the show is over. */
export function notifyEnd(context: Context, socket: SandboxSocket, room: ConversationRow): void {
  const stream = context.store.streams.get(room.streamId);
  if (stream && !stream.isStreaming && stream.end)
    void context.realtime.emit({ socket }, 'MODEL_LEFT_ROOM', getDeparture(stream, context.now()));
}

/** Ends a private or group show. No further minutes are charged. */
export function endInvitedShow(
  context: Context,
  { _id }: StreamRow,
  end: { reason: LeaveReason; userId?: string } = { reason: 'ended' },
): void {
  const { store, now, timers, mediaServer, realtime } = context;
  const stream = store.streams.get(_id);
  if (!stream?.isStreaming || stream.type === 'public') return;
  timers.cancel(`arrival:${_id}`);
  const { conversationId, performerId } = stream;
  const length = ranFor(stream, now()) ?? Math.max(0, now().getTime() - Date.parse(stream.startedAt));
  const ended =
    store.streams.update(_id, {
      isStreaming: false,
      endedAt: now().toISOString(),
      streamingTime: length,
      togetherSince: null,
      end,
    }) ?? stream;
  store.performers.bump(performerId, 'stats.totalStreamTime', Math.round(length / 1000));
  for (const streamId of streamsIn(context, conversationId)) {
    removeStream(context, conversationId, streamId);
    mediaServer.endStream(streamId);
  }
  // Also notify the side that left the room: both receive the same totals.
  const targets =
    stream.type === 'private' ? needed(stream).map((account) => ({ account })) : [{ room: conversationId }];
  for (const target of targets) void realtime.emit(target, 'MODEL_LEFT_ROOM', getDeparture(ended, now()));
  setStreamingStatus(context, performerId, 'offline');
  // The performer has as long to return to a paused show as after any other break.
  const paused = store.streams.first(and([is('performerId', performerId), is('type', 'public'), is('isPaused', true)]));
  if (paused) store.streams.update(paused._id, { endedAt: now().toISOString() });
}

/** The streams that people in the room have announced. */
export const streamsIn = ({ realtime }: Context, conversationId: string): string[] => [
  ...new Set(
    (realtime.presence?.sockets(conversationId) ?? []).flatMap(({ data }) =>
      data.streams.filter((stream) => stream.conversationId === conversationId).map(({ streamId }) => streamId),
    ),
  ),
];

/** Notifies the room that a stream has stopped, under both event names (contract H-22). */
export function removeStream({ realtime }: Context, conversationId: string, streamId: string): void {
  for (const { data } of realtime.presence?.sockets(conversationId) ?? [])
    data.streams = data.streams.filter((stream) => stream.streamId !== streamId);
  for (const event of ['private-stream/streamLeaved', 'private-stream/streamLeft'] as const)
    void realtime.emit({ room: conversationId }, event, { conversationId, streamId });
}

/** Handles a permanent departure. The show ends if that person was needed. */
export function leaveInvitedShow(context: Context, room: ConversationRow, viewer: Viewer, reason: LeaveReason): void {
  const { store, realtime } = context;
  const stream = store.streams.get(room.streamId);
  if (!stream?.isStreaming) return;
  const { _id: userId, username } = viewer.account;
  const conversationId = room._id;
  if (viewer.source === 'user')
    void realtime.emit({ room: conversationId }, 'USER_LEFT_ROOM', {
      conversationId,
      username,
      reason,
      userId,
      ranFor: ranFor(stream, context.now()),
    });
  if (needed(stream).includes(userId)) {
    endInvitedShow(context, stream, { reason, userId });
    return;
  }
  // Frees the place in the group. Returning requires joining again.
  store.streams.update(stream._id, { userIds: stream.userIds.filter((id) => id !== userId) });
  store.conversations.update(conversationId, {
    recipients: room.recipients.filter(({ sourceId }) => sourceId !== userId),
  });
}
