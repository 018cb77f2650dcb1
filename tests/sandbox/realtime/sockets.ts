import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@/contract/socket';
import type { Viewer } from '../http/session';

type SocketData = {
  viewer: Viewer | null;
  /** Resolves once the account of the socket is known. */
  recognized: Promise<void>;
  /** The streams that this browser publishes into private and group rooms. */
  streams: { conversationId: string; streamId: string }[];
  /** When the browser was last heard from, in ms since 1970. */
  seenAt: number;
};
export type SandboxServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type SandboxSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** The Socket.IO rooms with the sockets of an account and of a conversation. */
export const accountRoom = (id: string): string => `account:${id}`;
export const conversationRoom = (id: string): string => `conversation:${id}`;

/** The conversations that the socket has joined. */
export const getConversations = (socket: SandboxSocket): string[] =>
  [...socket.rooms].flatMap((room) => /^conversation:(.+)$/.exec(room)?.[1] ?? []);
