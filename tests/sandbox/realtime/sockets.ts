import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@/contract/socket';
import type { Viewer } from '../http/session';

type SocketData = {
  viewer: Viewer | null;
  /** Ends when it is known whose socket it is. */
  recognised: Promise<void>;
  /** Streams that this browser publishes into private and group rooms. */
  streams: { conversationId: string; streamId: string }[];
  /** When its browser was last heard of, in milliseconds since 1970. */
  seenAt: number;
};
export type SandboxServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type SandboxSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Where the sockets of an account and of a conversation are found. */
export const accountRoom = (id: string): string => `account:${id}`;
export const conversationRoom = (id: string): string => `conversation:${id}`;

/** The conversations whose room the socket is in. */
export const conversationsOf = (socket: SandboxSocket): string[] => [...socket.rooms].flatMap((room) => /^conversation:(.+)$/.exec(room)?.[1] ?? []);
