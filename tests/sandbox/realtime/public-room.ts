import type { RoomMembers, RoomPayload } from '@/contract/socket';
import type { Context } from '../context';
import type { ConversationRow } from '../seed/rows/live';
import type { Viewer } from '../http/session';
import { notifyRoom } from '../live/lines';
import { endPause, goOffAir, goOnAir, handleLostConnection, regainConnection } from '../live/public-shows';
import { getPublicShow } from '../live/show-records';
import { hasBlocked } from '../views/blocked';
import { isMuted } from '../views/live';
import { publicPerson, type PublicPerson } from '../views/people';
import { conversationRoom, getConversations, type SandboxSocket } from './sockets';

/** Joins and leaves within this time are announced together, in ms. */
const BUNDLE_MS = 100;

/**
 * Joining and leaving the public room of a live show. Guests may join and are counted separately (contract E.4, H-24).
 */
export function watchPublicRooms(context: Context): void {
  const { store, realtime } = context;

  /** Payloads come from browsers and may be anything. */
  const getRoom = (payload: RoomPayload | undefined): ConversationRow | null => {
    const id: unknown = payload?.conversationId;
    const room = typeof id === 'string' ? store.conversations.get(id) : undefined;
    return room?.type === 'stream_public' ? room : null;
  };

  function connected(socket: SandboxSocket): void {
    const enter = async (payload: RoomPayload | undefined, isBack: boolean): Promise<void> => {
      await socket.data.recognized;
      const room = getRoom(payload);
      if (!room || !socket.connected || hasBlocked(context, room.performerId, socket.data.viewer)) return;
      const { viewer } = socket.data;
      const wasIn = viewer !== null && realtime.presence?.isIn(room._id, viewer.account._id) === true;
      await socket.join(conversationRoom(room._id));
      if (viewer && !wasIn) entered(context, room, viewer);
      // Send the current state, because they missed earlier changes.
      if (viewer && (isBack || isMuted(room, viewer)))
        void realtime.emit({ socket }, 'mute-comment', {
          conversationId: room._id,
          userId: viewer.account._id,
          isMuted: isMuted(room, viewer),
        });
      announceMembers(context, room);
      const { performerId, _id: conversationId } = room;
      const stream = store.streams.get(room.streamId);
      if (stream?.isStreaming && stream.droppedAt)
        void realtime.emit({ socket }, 'model-left', { performerId, conversationId, reason: 'dropped' });
      else if (stream?.isStreaming) void realtime.emit({ socket }, 'join-broadcaster', { performerId, conversationId });
    };
    const leave = async (payload: RoomPayload | undefined): Promise<void> => {
      await socket.data.recognized;
      const room = getRoom(payload);
      const paused = room && socket.data.viewer?.account._id === room.performerId && store.streams.get(room.streamId);
      // The console leaves the room with the pause, and reports later that the show won't resume.
      if (paused && !socket.rooms.has(conversationRoom(room._id))) endPause(context, paused);
      if (!room || !socket.rooms.has(conversationRoom(room._id))) return;
      await socket.leave(conversationRoom(room._id));
      left(context, room, socket.data.viewer, 'by intent');
    };
    const pause = async (payload: RoomPayload | undefined): Promise<void> => {
      await socket.data.recognized;
      const room = getRoom(payload);
      if (room && socket.data.viewer?.account._id === room.performerId) goOffAir(context, room.streamId, 'paused');
    };
    const live = async (payload: RoomPayload | undefined): Promise<void> => {
      await socket.data.recognized;
      const room = getRoom(payload);
      const performer = room && store.performers.get(room.performerId);
      if (performer && socket.data.viewer?.account._id === performer._id)
        goOnAir(context, getPublicShow(context, performer)._id);
    };
    socket.on('public-stream/join', (payload) => void enter(payload, false));
    socket.on('public-stream/rejoin', (payload) => void enter(payload, true));
    socket.on('public-stream/leave', (payload) => void leave(payload));
    socket.on('public-stream/pause', (payload) => void pause(payload));
    socket.on('public-stream/live', (payload) => void live(payload));
    socket.on('check-streaming', (payload, acknowledge) => {
      const performer = store.performers.get(String(payload?.performerId));
      if (typeof acknowledge === 'function') acknowledge({ status: Boolean(performer?.live) });
    });
    socket.on('disconnecting', () => {
      const rooms = getConversations(socket).flatMap((conversationId) => getRoom({ conversationId }) ?? []);
      // The socket is still in its rooms here; announce it after it left.
      socket.once('disconnect', () => rooms.forEach((room) => left(context, room, socket.data.viewer, 'by accident')));
    });
  }

  /** Handles login or logout in a room: a guest becomes a member, or the reverse. */
  function recognized(socket: SandboxSocket, viewer: Viewer | null, before: Viewer | null): void {
    if (viewer?.account._id === before?.account._id) return;
    for (const conversationId of getConversations(socket)) {
      const room = getRoom({ conversationId });
      if (!room) continue;
      if (before) left(context, room, before, 'by accident');
      if (viewer) entered(context, room, viewer);
      announceMembers(context, room);
    }
  }

  realtime.watch({ connected, recognized });
}

const leftTimer = ({ _id }: ConversationRow, { account }: Viewer): string => `left:${_id}:${account._id}`;

/** Handles the first socket of an account in a room. A quick return, for example after a reload, is not announced. */
function entered(context: Context, room: ConversationRow, viewer: Viewer): void {
  const { realtime, timers } = context;
  const hasReturned = timers.cancel(leftTimer(room, viewer));
  if (viewer.account._id === room.performerId) {
    void realtime.emit({ room: room._id }, 'model-joined', { conversationId: room._id });
    const stream = context.store.streams.get(room.streamId);
    if (stream) regainConnection(context, stream);
  } else if (!hasReturned) notifyRoom(context, room._id, `${viewer.account.name} joined`);
}

function left(context: Context, room: ConversationRow, viewer: Viewer | null, how: 'by intent' | 'by accident'): void {
  const { store, realtime, timers, patience } = context;
  announceMembers(context, room);
  const isIn = (): boolean => viewer !== null && realtime.presence?.isIn(room._id, viewer.account._id) === true;
  if (!viewer || isIn()) return;
  const stream = store.streams.get(room.streamId);
  if (viewer.account._id !== room.performerId)
    timers.after(
      leftTimer(room, viewer),
      patience.absence,
      () => isIn() || notifyRoom(context, room._id, `${viewer.account.name} left`),
    );
  else if (stream && how === 'by intent') goOffAir(context, stream._id);
  else if (stream) handleLostConnection(context, stream, 'connection', isIn);
}

/** Announces the current members of a room. The performer doesn't count as a viewer. */
export function announceMembers(
  { store, realtime, timers }: Context,
  { _id: conversationId, performerId, streamId }: ConversationRow,
): void {
  const name = `members:${conversationId}`;
  if (timers.has(name)) return;
  timers.after(name, BUNDLE_MS, () => {
    const { presence } = realtime;
    if (!presence) return;
    const members = presence
      .members(conversationId)
      .flatMap((viewer): PublicPerson[] => (viewer.account._id === performerId ? [] : [publicPerson(viewer)]));
    // The seeded viewers count as guests without a socket.
    const totalGuests = presence.guests(conversationId) + (store.streams.get(streamId)?.stats.members ?? 0);
    const change: RoomMembers = { conversationId, total: members.length, members, totalGuests };
    void realtime.emit({ room: conversationId }, 'public-room-changed', change);
  });
}
