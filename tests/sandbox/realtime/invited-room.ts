import type { LeaveReason, RoomMembers, RoomPayload, RoomStreamPayload } from '@/contract/socket';
import type { PublicUser } from '@/contract/user';
import type { Context } from '../context';
import type { Viewer } from '../http/session';
import {
  isRecipient,
  leaveInvitedShow,
  noteArrival,
  ranFor,
  streamsIn,
  removeStream,
  notifyEnd,
  updateClock,
} from '../live/invited-shows';
import { endRequest, requestIn } from '../live/private-requests';
import type { ConversationRow } from '../seed/rows/live';
import { publicPerson } from '../views/people';
import { conversationRoom, getConversations, type SandboxSocket } from './sockets';

type JoinedRoom = { room: ConversationRow; viewer: Viewer };

/** Rooms of private and group shows, open to their people only (contract E.4). */
export function watchInvitedRooms(context: Context): void {
  const { store, realtime, timers, patience } = context;

  /** Returns the room if the socket's account belongs to it. Payloads come from browsers and may be anything. */
  const getJoinedRoom = (socket: SandboxSocket, payload: RoomPayload | undefined): JoinedRoom | null => {
    const id: unknown = payload?.conversationId;
    const room = typeof id === 'string' ? store.conversations.get(id) : undefined;
    const { viewer } = socket.data;
    return room && viewer && room.type !== 'stream_public' && isRecipient(room, viewer) ? { room, viewer } : null;
  };
  const goneTimer = ({ room, viewer }: JoinedRoom): string => `gone:${room._id}:${viewer.account._id}`;

  async function enter(socket: SandboxSocket, payload: RoomPayload | undefined): Promise<void> {
    await socket.data.recognized;
    const joined = getJoinedRoom(socket, payload);
    if (!joined || !socket.connected) return;
    const { room, viewer } = joined;
    timers.cancel(goneTimer(joined));
    await socket.join(conversationRoom(room._id));
    noteArrival(context, room.streamId);
    updateClock(context, room.streamId);
    void realtime.emit({ socket }, 'JOINED_THE_ROOM', {
      ...getMembers(context, room),
      streamId: room.streamId,
      streamList: playable(context, socket, room),
    });
    if (viewer.account._id === room.performerId)
      void realtime.emit({ room: room._id, except: socket }, 'MODEL_JOIN_ROOM', { conversationId: room._id });
    announce(context, room);
    notifyEnd(context, socket, room);
  }

  async function leave(socket: SandboxSocket, payload: RoomPayload | undefined): Promise<void> {
    await socket.data.recognized;
    const presence = getJoinedRoom(socket, payload);
    if (!presence) return;
    const wasIn = socket.rooms.has(conversationRoom(presence.room._id));
    if (wasIn) {
      stopStreams(context, socket, presence.room._id);
      await socket.leave(conversationRoom(presence.room._id));
    }
    // If they left while the connection was lost, don't wait for them.
    const gaveUp = timers.cancel(goneTimer(presence));
    if (wasIn || gaveUp) gone(presence, gaveUp ? 'connectionLost' : 'ended');
    notifyEnd(context, socket, presence.room);
  }

  /** The last socket of the account left the room. */
  function gone({ room, viewer }: JoinedRoom, reason: LeaveReason): void {
    if (realtime.presence?.isIn(room._id, viewer.account._id)) return;
    const own = streamName(room, viewer.account._id);
    for (const streamId of playableStreams(context, room))
      if (streamId.startsWith(own)) removeStream(context, room._id, streamId);
    const request = requestIn(context, room._id);
    if (request?.userId === viewer.account._id) endRequest(context, request, 'private-chat-cancel');
    leaveInvitedShow(context, room, viewer, reason);
    updateClock(context, room.streamId);
    announce(context, room);
  }

  async function publish(socket: SandboxSocket, payload: RoomStreamPayload | undefined): Promise<void> {
    await socket.data.recognized;
    const presence = getJoinedRoom(socket, payload);
    const streamId: unknown = payload?.streamId;
    if (!presence || typeof streamId !== 'string' || !isOwnStream(presence, streamId)) return;
    const { room, viewer } = presence;
    socket.data.streams = [
      ...socket.data.streams.filter((stream) => stream.streamId !== streamId),
      { conversationId: room._id, streamId },
    ];
    const user = publicPerson(viewer) as PublicUser;
    void realtime.emit({ room: room._id, except: socket }, 'private-stream/streamJoined', {
      conversationId: room._id,
      streamId,
      user,
    });
  }

  /** Stopping the camera ends a private show for either side. In a group show, only the performer's does. */
  async function unpublish(socket: SandboxSocket, payload: RoomStreamPayload | undefined): Promise<void> {
    await socket.data.recognized;
    const presence = getJoinedRoom(socket, payload);
    if (!presence) return;
    stopStreams(context, socket, presence.room._id);
    const stream = store.streams.get(presence.room.streamId);
    if (stream && (stream.type === 'private' || presence.viewer.account._id === stream.performerId))
      leaveInvitedShow(context, presence.room, presence.viewer, 'ended');
  }

  function connected(socket: SandboxSocket): void {
    socket.on('JOIN_ROOM', (payload) => void enter(socket, payload));
    socket.on('REJOIN_ROOM', (payload) => void enter(socket, payload));
    socket.on('LEAVE_ROOM', (payload) => void leave(socket, payload));
    socket.on('private-stream/join', (payload) => void publish(socket, payload));
    socket.on('private-stream/leave', (payload) => void unpublish(socket, payload));
    socket.on('disconnecting', (reason) => {
      const joinedRooms = getConversations(socket).flatMap(
        (conversationId) => getJoinedRoom(socket, { conversationId }) ?? [],
      );
      // A broken connection may return, and the stream is independent of it.
      for (const presence of joinedRooms) {
        const wait = requestIn(context, presence.room._id) ? patience.absence : patience.grace;
        timers.after(goneTimer(presence), wait, () => gone(presence, 'connectionLost'));
      }
      const seenAt = reason === 'ping timeout' ? new Date(socket.data.seenAt) : undefined;
      socket.once('disconnect', () => {
        for (const { room } of joinedRooms) {
          updateClock(context, room.streamId, seenAt);
          announce(context, room);
        }
      });
    });
  }

  /** Logging out, or in with another account, leaves the rooms of the previous account. */
  function recognized(socket: SandboxSocket, viewer: Viewer | null, before: Viewer | null): void {
    if (!before || viewer?.account._id === before.account._id) return;
    for (const id of getConversations(socket)) {
      const room = store.conversations.get(id);
      if (!room || room.type === 'stream_public') continue;
      stopStreams(context, socket, id);
      void socket.leave(conversationRoom(id));
      gone({ room, viewer: before }, 'ended');
    }
  }

  realtime.watch({ connected, recognized });
}

/** Streams are named `<type>-<streamId>-<account>`, with an optional timestamp (contract F.2). */
const streamName = ({ type, streamId }: ConversationRow, accountId: string): string =>
  `${type.replace('stream_', '')}-${streamId}-${accountId}`;

function isOwnStream({ room, viewer }: JoinedRoom, streamId: string): boolean {
  const name = streamName(room, viewer.account._id);
  return streamId === name || streamId.startsWith(`${name}-`);
}

/** The streams that a new participant can play: those announced in the room and those on the media server. */
function playable(context: Context, socket: SandboxSocket, room: ConversationRow): string[] {
  const own = streamName(room, socket.data.viewer?.account._id ?? '');
  return playableStreams(context, room).filter((streamId) => !streamId.startsWith(own));
}

function playableStreams(context: Context, room: ConversationRow): string[] {
  const usual = room.recipients
    .map(({ sourceId }) => streamName(room, sourceId))
    .filter((streamId) => context.mediaServer.isPublishing(streamId));
  return [...new Set([...streamsIn(context, room._id), ...usual])];
}

function stopStreams(context: Context, socket: SandboxSocket, conversationId: string): void {
  for (const stream of socket.data.streams)
    if (stream.conversationId === conversationId) removeStream(context, conversationId, stream.streamId);
}

function getMembers(
  { realtime, store, now }: Context,
  { _id: conversationId, streamId }: ConversationRow,
): RoomMembers {
  const stream = store.streams.get(streamId);
  const members = (realtime.presence?.members(conversationId) ?? []).map(
    (viewer) => publicPerson(viewer) as PublicUser,
  );
  return { conversationId, total: members.length, members, ranFor: stream && ranFor(stream, now()) };
}

function announce(context: Context, room: ConversationRow): void {
  void context.realtime.emit({ room: room._id }, 'private-stream/streamInformationChanged', getMembers(context, room));
}
