import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerEvents } from '@/contract/socket';
import type { Store } from '../db/store';
import { tidyToken, viewerOf } from '../http/session';
import { publicRoomEvents } from './public-room';
import { accountRoom, conversationRoom, type SandboxServer, type SandboxSocket } from './sockets';

/** Who gets an event: everybody, one account on all its sockets, or a room. */
export type Target = 'all' | { account: string } | { room: string };

type Options = {
  store: Store;
  secret: Uint8Array;
  now: () => Date;
  /** Told of everything that browsers say. */
  heard: (event: string, payload: unknown) => void;
  /** Whether a connection attempt may go on: faults can refuse it. */
  admits: () => boolean;
};

/**
 * The live socket (contract E). Without a server, as under msw, nobody listens and events go nowhere.
 */
export class Realtime {
  private io: SandboxServer | null = null;

  constructor(private readonly options: Options) {}

  /** Serves sockets on the default path of this HTTP server. */
  attach(server: HttpServer): void {
    const { heard, admits } = this.options;
    const io: SandboxServer = new Server(server, { cors: { origin: '*' }, allowRequest: (_request, decide) => decide(null, admits()) });
    io.use((socket, next) => {
      this.recognise(socket, socket.handshake.query.token).then(() => next(), next);
    });
    io.on('connection', (socket) => {
      socket.onAny(heard);
      socket.on('auth/login', (payload) => void this.recognise(socket, payload?.token));
      socket.on('auth/logout', () => void this.forget(socket));
      publicRoomEvents(io, socket, this.options.store);
    });
    this.io = io;
  }

  async emit<E extends keyof ServerEvents>(target: Target, event: E, ...args: Parameters<ServerEvents[E]>): Promise<void> {
    if (!this.io) return;
    const audience = target === 'all' ? this.io : this.io.to('account' in target ? accountRoom(target.account) : conversationRoom(target.room));
    audience.emit(event, ...args);
  }

  /** Ends every connection; browsers try again by themselves. */
  async close(): Promise<void> {
    this.io?.disconnectSockets(true);
    this.io?.engine.close();
    this.io = null;
  }

  /** Binds the account of a token to the socket. A bad one, or whatever else a browser sends for it, makes a guest. */
  private async recognise(socket: SandboxSocket, token: unknown): Promise<void> {
    const { store, secret, now } = this.options;
    const viewer = await viewerOf(store, secret, typeof token === 'string' ? tidyToken(token) : null, now());
    await this.forget(socket);
    if (!viewer || viewer.account.status === 'inactive') return;
    socket.data.viewer = viewer;
    await socket.join(accountRoom(viewer.account._id));
  }

  private async forget(socket: SandboxSocket): Promise<void> {
    const known = socket.data.viewer;
    socket.data.viewer = null;
    if (known) await socket.leave(accountRoom(known.account._id));
  }
}
