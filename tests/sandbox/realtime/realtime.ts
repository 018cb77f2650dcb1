import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerEvents } from '@/contract/socket';
import type { Store } from '../db/store';
import { tidyToken, viewerOf, type Viewer } from '../http/session';
import { withOrigin } from '../http/with-origin';
import { Presence } from './presence';
import { accountRoom, conversationRoom, type SandboxServer, type SandboxSocket } from './sockets';

/** Who gets an event: everybody, one account on all its sockets, or a room, perhaps without the socket that caused it. */
export type Target = 'all' | { account: string } | { room: string; except?: SandboxSocket } | { socket: SandboxSocket };

type Options = {
  store: Store;
  secret: Uint8Array;
  now: () => Date;
  /** The address that links to the sandbox's own files point at. */
  baseUrl: string;
  /** Told of everything that browsers say. */
  heard: (event: string, payload: unknown) => void;
  /** Whether a connection attempt may go on: faults can refuse it. */
  admits: () => boolean;
};

/** What the parts of the sandbox that care hear of sockets. */
export type SocketWatcher = {
  /** A new socket: the place to listen to what its browser says. */
  connected?: (socket: SandboxSocket) => void;
  /** It is known now whose socket it is; null for a guest. `before` is who it was. */
  recognised?: (socket: SandboxSocket, viewer: Viewer | null, before: Viewer | null) => void;
};

/**
 * The live socket (contract E). Without a server, as under msw, nobody listens and events go nowhere.
 */
export class Realtime {
  private io: SandboxServer | null = null;
  private readonly watchers: SocketWatcher[] = [];
  /** Until when connections are refused, in milliseconds since 1970, by account; `*` is everybody. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** Null where there are no sockets at all. */
  presence: Presence | null = null;

  watch(watcher: SocketWatcher): void {
    this.watchers.push(watcher);
  }

  /** Serves sockets on the default path of this HTTP server. */
  attach(server: HttpServer): void {
    const io: SandboxServer = new Server(server, {
      cors: { origin: '*' },
      // A browser that vanished without a word is noticed within about ten seconds.
      pingInterval: 5000,
      pingTimeout: 8000,
      allowRequest: (request, decide) => void this.admits(request).then((admitted) => decide(null, admitted)),
    });
    io.use((socket, next) => {
      socket.data.streams = [];
      socket.data.recognised = this.recognise(socket, socket.handshake.query.token);
      socket.data.recognised.then(() => next(), next);
    });
    io.on('connection', (socket) => {
      const bind = (token: unknown): void => {
        socket.data.recognised = socket.data.recognised.then(() => this.recognise(socket, token));
      };
      socket.onAny(this.options.heard);
      socket.data.seenAt = Date.now();
      socket.conn.on('packet', () => (socket.data.seenAt = Date.now()));
      socket.on('auth/login', (payload) => bind(payload?.token));
      socket.on('auth/logout', () => bind(null));
      for (const { connected } of this.watchers) connected?.(socket);
      for (const { recognised } of this.watchers) recognised?.(socket, socket.data.viewer, null);
    });
    this.io = io;
    this.presence = new Presence(io);
  }

  async emit<E extends keyof ServerEvents>(target: Target, event: E, ...args: Parameters<ServerEvents[E]>): Promise<void> {
    this.audience(target)?.emit(event, ...(JSON.parse(withOrigin(JSON.stringify(args), this.options.baseUrl)) as Parameters<ServerEvents[E]>));
  }

  /** Breaks connections as a network does, so that browsers try again; refuses new ones for a while. Of everybody, or of one account. */
  drop(accountId: string | null, refuseFor: number): void {
    this.refused.set(accountId ?? '*', Date.now() + refuseFor);
    const sockets = accountId === null ? [...(this.io?.sockets.sockets.values() ?? [])] : (this.presence?.socketsOf(accountId) ?? []);
    for (const socket of sockets) socket.conn.close();
  }

  /** Connections are welcome again. */
  admitAll(): void {
    this.refused.clear();
  }

  /** Ends every connection; browsers try again by themselves. */
  async close(): Promise<void> {
    // Nobody is to act on connections that end with the sandbox.
    for (const socket of this.io?.sockets.sockets.values() ?? []) socket.removeAllListeners();
    this.io?.engine.close();
    this.io = null;
    this.presence = null;
  }

  private audience(target: Target) {
    if (!this.io) return null;
    if (target === 'all') return this.io;
    if ('socket' in target) return target.socket;
    if ('account' in target) return this.io.to(accountRoom(target.account));
    return (target.except ?? this.io).to(conversationRoom(target.room));
  }

  private async admits({ url = '' }: IncomingMessage): Promise<boolean> {
    if (!this.options.admits() || this.refuses('*')) return false;
    if (this.refused.size === 0) return true;
    const viewer = await this.viewerOf(new URL(url, this.options.baseUrl).searchParams.get('token'));
    return !viewer || !this.refuses(viewer.account._id);
  }

  private refuses(who: string): boolean {
    return (this.refused.get(who) ?? 0) > Date.now();
  }

  private viewerOf(token: unknown): Promise<Viewer | null> {
    const { store, secret, now } = this.options;
    return viewerOf(store, secret, typeof token === 'string' ? tidyToken(token) : null, now());
  }

  /** Binds the account of a token to the socket. A bad one, or whatever else a browser sends for it, makes a guest. */
  private async recognise(socket: SandboxSocket, token: unknown): Promise<void> {
    const viewer = await this.viewerOf(token);
    const before = socket.data.viewer ?? null;
    const after = viewer?.account.status === 'inactive' ? null : viewer;
    socket.data.viewer = after;
    if (before && before.account._id !== after?.account._id) await socket.leave(accountRoom(before.account._id));
    if (after) await socket.join(accountRoom(after.account._id));
    if (socket.connected) for (const { recognised } of this.watchers) recognised?.(socket, after, before);
  }
}
