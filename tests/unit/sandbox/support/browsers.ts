import { io, type Socket } from 'socket.io-client';

type Payload = Record<string, unknown>;

/** A client of the live socket that records events. */
export type Browser = {
  socket: Socket;
  received: [event: string, payload: Payload][];
  emit: (event: string, payload?: unknown) => void;
  /** Waits for an event, which may have happened earlier. */
  waitForEvent: (event: string) => Promise<Payload>;
  /** The received events with these names. */
  events: (...names: string[]) => string[];
  payloads: (event: string) => Payload[];
};

const open: Socket[] = [];

export async function openBrowser(url: string, token?: string): Promise<Browser> {
  const query = token ? { token } : {};
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 20, query });
  open.push(socket);
  const received: Browser['received'] = [];
  const waiting: [string, (payload: Payload) => void][] = [];
  socket.onAny((event: string, payload: Payload) => {
    received.push([event, payload]);
    for (const [wanted, resolve] of waiting) if (wanted === event) resolve(payload);
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const payloads = (event: string) => received.flatMap(([name, payload]) => (name === event ? [payload] : []));
  return {
    socket,
    received,
    emit: (event, payload) => socket.emit(event, payload),
    waitForEvent: (event) => {
      const [past] = payloads(event);
      return past ? Promise.resolve(past) : new Promise((resolve) => waiting.push([event, resolve]));
    },
    events: (...names) => received.flatMap(([event]) => (names.includes(event) ? [event] : [])),
    payloads,
  };
}

export const closeBrowsers = (): void => open.splice(0).forEach((socket) => socket.close());
