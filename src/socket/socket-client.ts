import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '@/contract/socket';

/** The five states of the live connection (spec §4). */
export type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

type Listener<Event extends keyof ServerEvents> = ServerEvents[Event];

/** A live connection to the API (spec §7). Listeners may be added before it opens and survive reconnects. */
export interface SocketClient {
  on<Event extends keyof ServerEvents>(event: Event, listener: Listener<Event>): () => void;
  emit<Event extends keyof ClientEvents>(event: Event, ...args: Parameters<ClientEvents[Event]>): void;
  /**
   * Calls `listener` after every reconnect, so that it can fetch what was missed. Returns a function that unsubscribes.
   */
  onReconnect(listener: () => void): () => void;
  close(): void;
}

interface Options {
  /** Base URL of the API. Its path is ignored. */
  url: string;
  /** Returns the current token, or null for a guest. */
  token: () => string | null;
  onStatus: (status: SocketStatus) => void;
  /** Reads the payload of an event; undefined if it is unusable. */
  read: (event: string, payload: unknown) => unknown;
}

/** Delay between two attempts (spec §9). */
const SHORTEST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 10_000;
/** A connection that lasted this long resets the delays. */
const STEADY_MS = 30_000;

/**
 * Opens the connection: token as query parameter, WebSocket first, then polling, unlimited reconnection with a delay of
 * 1 to 10 seconds or as soon as the network is back, and `auth/login` with the stored token once per connection (spec §4,
 * §7, §9; contract E.1). Import this module lazily, because it includes the library.
 */
export function openSocket({ url, token, onStatus, read }: Options): SocketClient {
  const current = token();
  // The library would take a path for a namespace.
  const socket: Socket = io(new URL(url).origin, {
    query: current ? { token: current } : {},
    // Back ends that read `auth` keep the token out of proxy logs. Spec §7 requires the query until all of them do.
    auth: (send) => {
      const fresh = token();
      send(fresh ? { token: fresh } : {});
    },
    transports: ['websocket', 'polling'],
    // Without this the library never tries polling.
    tryAllTransports: true,
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: SHORTEST_PAUSE_MS,
    reconnectionDelayMax: MAX_PAUSE_MS,
    forceNew: true,
  });
  const reconnectListeners = new Set<() => void>();
  /** The server closed or refused the connection, after which the library doesn't count a reconnect. */
  let wasRefused = false;
  let refusals = 0;
  let connectedAt = 0;
  let isConnected = false;
  let isIdentified = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  onStatus('initialized');

  /** Waits a random delay, so that visitors refused together don't all return at once. */
  const retryLater = () => {
    wasRefused = true;
    refusals += 1;
    const longest = Math.min(MAX_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** refusals);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => socket.connect(), SHORTEST_PAUSE_MS + Math.random() * (longest - SHORTEST_PAUSE_MS));
  };
  const identify = () => {
    const fresh = token();
    if (!fresh || isIdentified) return;
    isIdentified = true;
    socket.emit('auth/login', { token: fresh });
  };
  // The library reports a reconnect before it connects, and sends what is emitted here first.
  const backAgain = () => {
    wasRefused = false;
    identify();
    for (const listener of reconnectListeners) listener();
  };
  socket.on('connect', () => {
    onStatus('connected');
    isConnected = true;
    connectedAt = Date.now();
    if (wasRefused) backAgain();
    else identify();
  });
  socket.on('disconnect', (reason) => {
    onStatus('disconnect');
    isConnected = false;
    isIdentified = false;
    // The library doesn't reconnect after the server closes on purpose, but the specification retries without limit.
    wasRefused = false;
    if (Date.now() - connectedAt >= STEADY_MS) refusals = 0;
    if (reason === 'io server disconnect') retryLater();
  });
  socket.on('connect_error', () => {
    onStatus(socket.active ? 'reconnecting' : 'failed');
    // It doesn't retry after a refusal either.
    if (!socket.active) retryLater();
  });
  // A network that is back ends the wait for the next attempt, which may be longer than a show waits for its people.
  const connectNow = () => {
    if (isConnected || connectedAt === 0) return;
    clearTimeout(retryTimer);
    wasRefused = true;
    socket.disconnect();
    socket.connect();
  };
  const network = typeof window === 'undefined' ? null : window;
  network?.addEventListener('online', connectNow);
  socket.io.on('reconnect_attempt', () => onStatus('reconnecting'));
  socket.io.on('reconnect_failed', () => onStatus('failed'));
  socket.io.on('reconnect', backAgain);

  return {
    on(event, listener) {
      const handlePayload = (payload: unknown, ...rest: unknown[]) => {
        const record = payload === undefined ? payload : read(event as string, payload);
        if (record !== undefined || payload === undefined) (listener as (...args: unknown[]) => void)(record, ...rest);
      };
      socket.on(event as string, handlePayload);
      return () => socket.off(event as string, handlePayload);
    },
    emit(event, ...args) {
      socket.emit(event as string, ...args);
    },
    onReconnect(listener) {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close() {
      network?.removeEventListener('online', connectNow);
      clearTimeout(retryTimer);
      reconnectListeners.clear();
      socket.removeAllListeners();
      socket.io.removeAllListeners();
      socket.disconnect();
    },
  };
}
