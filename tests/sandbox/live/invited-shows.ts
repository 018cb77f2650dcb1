import type { Context } from '../context';
import { badRequest, forbidden } from '../http/errors';
import type { Viewer } from '../http/session';
import type { ConversationRow, StreamRow } from '../seed/rows/live';
import { goOffAir } from './public-shows';
import { publicShowOf, runningShow } from './show-records';
import { setStreamingStatus } from './performer-status';

export const isRecipient = ({ recipients }: ConversationRow, viewer: Viewer | null): boolean =>
  recipients.some(({ source, sourceId }) => source === viewer?.source && sourceId === viewer.account._id);

/** Refuses with 403 who is not among the people of a private or group room. */
export function requireRecipient(room: ConversationRow, viewer: Viewer | null): void {
  if (room.type !== 'stream_public' && !isRecipient(room, viewer)) throw forbidden('This room is private.');
}

/** Refuses with 400 what a performer cannot do during a private or group show. */
export function refuseDuringShow(context: Context, performerId: string, name: string): void {
  if (runningShow(context, performerId, 'private')) throw badRequest(`${name} in a private show now.`);
  if (runningShow(context, performerId, 'group')) throw badRequest(`${name} in a group show now.`);
}

/** Begins a private or group show; a public one of the performer ends. Both sides have a while to enter the room. */
export function beginInvitedShow(context: Context, stream: StreamRow): StreamRow {
  const { store, now, timers, patience } = context;
  const at = now().toISOString();
  const performer = store.performers.get(stream.performerId);
  if (performer) goOffAir(context, publicShowOf(context, performer)._id);
  const begun = store.streams.update(stream._id, { isStreaming: true, lastStreamingTime: at, startedAt: at, since: Object.fromEntries(stream.userIds.map((id) => [id, at])) }) ?? stream;
  setStreamingStatus(context, stream.performerId, stream.type);
  timers.after(`arrival:${stream._id}`, patience.arrival, () => endWithoutThem(context, stream._id));
  return begun;
}

/** The people without whom the show is none: both sides of a private one, the performer of the others. */
const needed = ({ type, performerId, userIds }: StreamRow): string[] => (type === 'private' ? [performerId, ...userIds] : [performerId]);

function endWithoutThem(context: Context, streamId: string): void {
  const stream = context.store.streams.get(streamId);
  if (stream && context.realtime.presence && !areThere(context, stream)) endInvitedShow(context, stream);
}

export const areThere = ({ realtime: { presence } }: Context, stream: StreamRow): boolean =>
  needed(stream).every((id) => presence?.isIn(stream.conversationId, id) === true);

/** Ends a private or group show: no further minute is due. */
export function endInvitedShow(context: Context, { _id }: StreamRow): void {
  const { store, now, timers, mediaServer, realtime } = context;
  const stream = store.streams.get(_id);
  if (!stream?.isStreaming || stream.type === 'public') return;
  timers.cancel(`arrival:${_id}`);
  const { conversationId, performerId } = stream;
  const length = Math.max(0, now().getTime() - Date.parse(stream.startedAt));
  store.streams.update(_id, { isStreaming: false, endedAt: now().toISOString(), streamingTime: length });
  store.performers.bump(performerId, 'stats.totalStreamTime', Math.round(length / 1000));
  for (const streamId of streamsIn(context, conversationId)) {
    takeStreamAway(context, conversationId, streamId);
    mediaServer.endStream(streamId);
  }
  void realtime.emit({ room: conversationId }, 'MODEL_LEFT_ROOM', { conversationId, date: now().toISOString() });
  setStreamingStatus(context, performerId, 'offline');
}

/** Streams that people in the room have announced. */
export const streamsIn = ({ realtime }: Context, conversationId: string): string[] => [
  ...new Set((realtime.presence?.sockets(conversationId) ?? []).flatMap(({ data }) => data.streams.filter((stream) => stream.conversationId === conversationId).map(({ streamId }) => streamId))),
];

/** Tells the room that a stream has stopped, in both spellings (contract H-22). */
export function takeStreamAway({ realtime }: Context, conversationId: string, streamId: string): void {
  for (const { data } of realtime.presence?.sockets(conversationId) ?? []) data.streams = data.streams.filter((stream) => stream.streamId !== streamId);
  for (const event of ['private-stream/streamLeaved', 'private-stream/streamLeft'] as const) void realtime.emit({ room: conversationId }, event, { conversationId, streamId });
}

/** Somebody has gone for good. Without one of those who are needed the show is over. */
export function leaveInvitedShow(context: Context, room: ConversationRow, viewer: Viewer): void {
  const { store, realtime } = context;
  const stream = store.streams.get(room.streamId);
  if (!stream?.isStreaming) return;
  const { _id: userId, username } = viewer.account;
  const conversationId = room._id;
  if (viewer.source === 'user') void realtime.emit({ room: conversationId }, 'USER_LEFT_ROOM', { conversationId, username });
  if (needed(stream).includes(userId)) {
    endInvitedShow(context, stream);
    return;
  }
  // A place in a group is free again; who comes back has to join again.
  store.streams.update(stream._id, { userIds: stream.userIds.filter((id) => id !== userId) });
  store.conversations.update(conversationId, { recipients: room.recipients.filter(({ sourceId }) => sourceId !== userId) });
}
