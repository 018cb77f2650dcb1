import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '@/contract/socket';

/** The five states of the live connection (spec §4). */
export type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

type Listener<Event extends keyof ServerEvents> = ServerEvents[Event];

/** One live connection to the API (spec §7). Listeners may be added before it is open; they survive reconnects. */
export interface SocketClient {
  on<Event extends keyof ServerEvents>(event: Event, listener: Listener<Event>): () => void;
  emit<Event extends keyof ClientEvents>(event: Event, ...args: Parameters<ClientEvents[Event]>): void;
  /** Runs after every reconnect, when what was missed meanwhile has to be fetched. Gives the way to stop. */
  onReconnect(listener: () => void): () => void;
  close(): void;
}

interface Options {
  /** Base address of the API. */
  url: string;
  /** The token at this moment, or null for a guest. */
  token: () => string | null;
  onStatus: (status: SocketStatus) => void;
  /** Reads what comes with an event; undefined where it is nothing that a listener could use. */
  read: (event: string, payload: unknown) => unknown;
}

/** Between two tries (spec §9). */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
/** A connection that has stood for so long was welcome: the pauses begin anew. */
const STEADY_MS = 30_000;

/**
 * Opens the connection: token as query parameter, websocket first and then polling, endless reconnection with a delay of
 * 1 to 10 seconds, `auth/login` with the stored token after every reconnect (spec §4, §7, §9). The library comes along: import
 * this after the page is there.
 */
export function openSocket({ url, token, onStatus, read }: Options): SocketClient {
  const current = token();
  const socket: Socket = io(url, {
    query: current ? { token: current } : {},
    // Back ends that read this keep the token out of the logs of their proxies; spec §7 asks for the query until all of them do.
    auth: (send) => {
      const fresh = token();
      send(fresh ? { token: fresh } : {});
    },
    transports: ['websocket', 'polling'],
    // Without this the library never comes to the second one.
    tryAllTransports: true,
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: SHORTEST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    forceNew: true,
  });
  const reconnectListeners = new Set<() => void>();
  /** The server ended or refused it, after which the library counts no reconnect. */
  let turnedAway = false;
  let refusals = 0;
  let connectedAt = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  onStatus('initialized');

  /** Everybody after another pause, so that those whom a server turned away together do not come back together. */
  const tryAgainLater = () => {
    turnedAway = true;
    refusals += 1;
    const longest = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** refusals);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => socket.connect(), SHORTEST_PAUSE_MS + Math.random() * (longest - SHORTEST_PAUSE_MS));
  };
  const backAgain = () => {
    turnedAway = false;
    const fresh = token();
    if (fresh) socket.emit('auth/login', { token: fresh });
    for (const listener of reconnectListeners) listener();
  };
  socket.on('connect', () => {
    onStatus('connected');
    connectedAt = Date.now();
    if (turnedAway) backAgain();
  });
  socket.on('disconnect', (reason) => {
    onStatus('disconnect');
    // The library leaves a connection alone that the server closed on purpose; the specification retries without a limit.
    turnedAway = false;
    if (Date.now() - connectedAt >= STEADY_MS) refusals = 0;
    if (reason === 'io server disconnect') tryAgainLater();
  });
  socket.on('connect_error', () => {
    onStatus(socket.active ? 'reconnecting' : 'failed');
    // Nor does it try again by itself where the server was there and refused.
    if (!socket.active) tryAgainLater();
  });
  socket.io.on('reconnect_attempt', () => onStatus('reconnecting'));
  socket.io.on('reconnect_failed', () => onStatus('failed'));
  socket.io.on('reconnect', backAgain);

  return {
    on(event, listener) {
      const heard = (payload: unknown, ...rest: unknown[]) => {
        const said = payload === undefined ? payload : read(event as string, payload);
        if (said !== undefined || payload === undefined) (listener as (...args: unknown[]) => void)(said, ...rest);
      };
      socket.on(event as string, heard);
      return () => socket.off(event as string, heard);
    },
    emit(event, ...args) {
      socket.emit(event as string, ...args);
    },
    onReconnect(listener) {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close() {
      clearTimeout(retryTimer);
      reconnectListeners.clear();
      socket.removeAllListeners();
      socket.io.removeAllListeners();
      socket.disconnect();
    },
  };
}
