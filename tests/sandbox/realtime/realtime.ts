import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ServerEvents } from '@/contract/socket';
import type { Store } from '../db/store';
import { tidyToken, getViewer, type Viewer } from '../http/session';
import { withOrigin } from '../http/with-origin';
import { Presence } from './presence';
import { accountRoom, conversationRoom, type SandboxServer, type SandboxSocket } from './sockets';

/**
 * The receivers of an event: everyone, all sockets of an account, a room (optionally without the socket that caused
 * it), or one socket.
 */
export type Target = 'all' | { account: string } | { room: string; except?: SandboxSocket } | { socket: SandboxSocket };

type Options = {
  store: Store;
  secret: Uint8Array;
  now: () => Date;
  /** The base URL of links to the sandbox's files. */
  baseUrl: string;
  /** Called with every event from browsers. */
  received: (event: string, payload: unknown) => void;
  /** Whether a new connection is accepted. Faults can refuse it. */
  admits: () => boolean;
};

/** Callbacks for socket events. */
export type SocketWatcher = {
  /** Called for a new socket. Add listeners for its events here. */
  connected?: (socket: SandboxSocket) => void;
  /** Called when the account of a socket is known or changes; null for a guest. `before` is the previous account. */
  recognized?: (socket: SandboxSocket, viewer: Viewer | null, before: Viewer | null) => void;
};

/** The live socket (contract E). Without a server, as under msw, there are no connections and events are dropped. */
export class Realtime {
  private io: SandboxServer | null = null;
  private readonly watchers: SocketWatcher[] = [];
  /** Until when connections are refused, in ms since 1970, by account; `*` is everyone. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** Null without a server. */
  presence: Presence | null = null;

  watch(watcher: SocketWatcher): void {
    this.watchers.push(watcher);
  }

  /** Accepts sockets on the default path of this HTTP server. */
  attach(server: HttpServer): void {
    const io: SandboxServer = new Server(server, {
      cors: { origin: '*' },
      // Detects a vanished browser within about ten seconds.
      pingInterval: 5000,
      pingTimeout: 8000,
      allowRequest: (request, decide) => void this.admits(request).then((admitted) => decide(null, admitted)),
    });
    io.use((socket, next) => {
      socket.data.streams = [];
      socket.data.recognized = this.recognize(socket, socket.handshake.query.token);
      socket.data.recognized.then(() => next(), next);
    });
    io.on('connection', (socket) => {
      const bind = (token: unknown): void => {
        socket.data.recognized = socket.data.recognized.then(() => this.recognize(socket, token));
      };
      socket.onAny(this.options.received);
      socket.data.seenAt = Date.now();
      socket.conn.on('packet', () => (socket.data.seenAt = Date.now()));
      socket.on('auth/login', (payload) => bind(payload?.token));
      socket.on('auth/logout', () => bind(null));
      for (const { connected } of this.watchers) connected?.(socket);
      for (const { recognized } of this.watchers) recognized?.(socket, socket.data.viewer, null);
    });
    this.io = io;
    this.presence = new Presence(io);
  }

  async emit<E extends keyof ServerEvents>(
    target: Target,
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): Promise<void> {
    this.audience(target)?.emit(
      event,
      ...(JSON.parse(withOrigin(JSON.stringify(args), this.options.baseUrl)) as Parameters<ServerEvents[E]>),
    );
  }

  /**
   * Breaks connections as a network failure does, so that browsers reconnect; refuses new ones for a while. For
   * everyone or one account.
   */
  drop(accountId: string | null, refuseFor: number): void {
    this.refused.set(accountId ?? '*', Date.now() + refuseFor);
    const sockets =
      accountId === null
        ? [...(this.io?.sockets.sockets.values() ?? [])]
        : (this.presence?.getSockets(accountId) ?? []);
    for (const socket of sockets) socket.conn.close();
  }

  /** Accepts connections again. */
  admitAll(): void {
    this.refused.clear();
  }

  /** Closes every connection. Browsers reconnect on their own. */
  async close(): Promise<void> {
    // Connections that close with the sandbox must not trigger any action.
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
    const viewer = await this.getViewer(new URL(url, this.options.baseUrl).searchParams.get('token'));
    return !viewer || !this.refuses(viewer.account._id);
  }

  private refuses(who: string): boolean {
    return (this.refused.get(who) ?? 0) > Date.now();
  }

  private getViewer(token: unknown): Promise<Viewer | null> {
    const { store, secret, now } = this.options;
    return getViewer(store, secret, typeof token === 'string' ? tidyToken(token) : null, now());
  }

  /** Associates the socket with the account of a token. An invalid token makes it a guest. */
  private async recognize(socket: SandboxSocket, token: unknown): Promise<void> {
    const viewer = await this.getViewer(token);
    const before = socket.data.viewer ?? null;
    const after = viewer?.account.status === 'inactive' ? null : viewer;
    socket.data.viewer = after;
    if (before && before.account._id !== after?.account._id) await socket.leave(accountRoom(before.account._id));
    if (after) await socket.join(accountRoom(after.account._id));
    if (socket.connected) for (const { recognized } of this.watchers) recognized?.(socket, after, before);
  }
}
