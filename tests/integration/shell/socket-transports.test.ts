/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { openSocket, type SocketStatus } from '@/socket/socket-client';

/** Cleanup after a test, in this order. */
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The transport that connects to a server with only these transports, and the reported states until then. */
async function reached(transports: ('websocket' | 'polling')[]) {
  const web = createServer();
  const server = new Server(web, { transports });
  closing.push(
    () => server.close(),
    // The last request of a polling client ends a little later.
    () => new Promise((ended) => void setTimeout(ended, 200)),
  );
  await new Promise<void>((ready) => void web.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const transport = new Promise<string>((resolve) =>
    server.on('connection', ({ conn }) => resolve(conn.transport.name)),
  );
  const statuses: SocketStatus[] = [];
  await new Promise<void>((connected) => {
    const onStatus = (status: SocketStatus) => {
      statuses.push(status);
      if (status === 'connected' || status === 'reconnecting') connected();
    };
    const client = openSocket({ url, token: () => null, onStatus, read: (_event, payload) => payload });
    closing.unshift(() => client.close());
  });
  return { statuses, transport: statuses.includes('connected') ? await transport : null };
}

test('the connection uses websocket if available', async () => {
  expect(await reached(['websocket', 'polling'])).toEqual({
    statuses: ['initialized', 'connected'],
    transport: 'websocket',
  });
});

test('if websockets are blocked the connection uses polling, at the first attempt', async () => {
  expect(await reached(['polling'])).toEqual({ statuses: ['initialized', 'connected'], transport: 'polling' });
});

test('socket: uses the default namespace of an API with a path', async () => {
  const web = createServer();
  const server = new Server(web);
  closing.push(() => server.close());
  await new Promise<void>((ready) => void web.listen(0, '127.0.0.1', ready));
  const status = await new Promise<SocketStatus>((settled) => {
    const client = openSocket({
      url: `http://127.0.0.1:${(web.address() as AddressInfo).port}/api/v1`,
      token: () => null,
      onStatus: (now) => {
        if (now === 'connected' || now === 'failed') settled(now);
      },
      read: (_event, payload) => payload,
    });
    closing.unshift(() => client.close());
  });
  expect(status).toBe('connected');
});

test('socket: sends the token in the query and as auth', async () => {
  const web = createServer();
  const server = new Server(web);
  closing.push(() => server.close());
  await new Promise<void>((ready) => void web.listen(0, '127.0.0.1', ready));
  const handshake = new Promise<{ query: object; auth: object }>((resolve) =>
    server.on('connection', (socket) => resolve(socket.handshake)),
  );
  const client = openSocket({
    url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    token: () => 'raw.jwt',
    onStatus: () => undefined,
    read: (_event, payload) => payload,
  });
  closing.unshift(() => client.close());
  expect(await handshake).toMatchObject({ query: { token: 'raw.jwt' }, auth: { token: 'raw.jwt' } });
});
