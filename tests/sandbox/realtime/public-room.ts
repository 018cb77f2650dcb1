import type { RoomMembers, RoomPayload } from '@/contract/socket';
import { is, and } from '../db/conditions';
import type { Store } from '../db/store';
import { publicPerson } from '../views/people';
import { conversationRoom, type SandboxServer, type SandboxSocket } from './sockets';

/** Joining and leaving the public room of a live show: open to guests, who are counted apart (contract E.4, H-24). */
export function publicRoomEvents(io: SandboxServer, socket: SandboxSocket, store: Store): void {
  const isPublicRoom = (id: unknown): id is string => typeof id === 'string' && store.conversations.has(and([is('_id', id), is('type', 'stream_public')]));

  /** Payloads come from browsers: they may be anything. */
  const move = async (how: 'join' | 'leave', payload: RoomPayload | undefined): Promise<void> => {
    const id = payload?.conversationId;
    if (!isPublicRoom(id)) return;
    await socket[how](conversationRoom(id));
    await announce(io, id);
  };

  socket.on('public-stream/join', (payload) => void move('join', payload));
  socket.on('public-stream/rejoin', (payload) => void move('join', payload));
  socket.on('public-stream/leave', (payload) => void move('leave', payload));
  socket.on('disconnecting', () => {
    const left = [...socket.rooms].flatMap((room) => /^conversation:(.+)$/.exec(room)?.[1] ?? []);
    // The socket is still in its rooms here; the others hear of it once it is gone.
    socket.once('disconnect', () => left.forEach((id) => void announce(io, id)));
  });
}

/** Tells a room who is in it now. Somebody with two tabs is one member. */
async function announce(io: SandboxServer, conversationId: string): Promise<void> {
  const room = conversationRoom(conversationId);
  const sockets = await io.in(room).fetchSockets();
  const viewers = sockets.flatMap(({ data }) => data.viewer ?? []);
  const members = [...new Map(viewers.map((viewer) => [viewer.account._id, publicPerson(viewer)])).values()];
  const change: RoomMembers = { conversationId, total: members.length, members, totalGuests: sockets.length - viewers.length };
  io.to(room).emit('public-room-changed', change);
}
