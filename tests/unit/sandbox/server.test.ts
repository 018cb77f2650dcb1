import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect as openConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@sandbox/app';
import { serveSandbox, type RunningServer } from '@sandbox/server';
import { closeBrowsers, openBrowser } from './support/browsers';
import { getCaller } from './support/caller';
import { ids, smallSeed } from './support/small-seed';

const sandbox = createSandbox({ seed: smallSeed });
const api = getCaller(sandbox);
let server: RunningServer;
beforeAll(async () => {
  server = await serveSandbox(sandbox, 0);
});
afterAll(() => server.stop());

test('connections of calls in progress can be cut, others stay', async () => {
  await api.control('faults', { path: '/settings/public', delay: 500, times: 1 });
  const inFlight = expect(fetch(`${server.url}/settings/public`)).rejects.toThrow('fetch failed');
  const cut = async () => (await api.control('cut', { path: '/settings/*' })).data.calls;
  let calls: unknown = 0;
  while (calls === 0) {
    // Let the server receive the call.
    await new Promise((resolve) => setImmediate(resolve));
    calls = await cut();
  }
  expect(calls).toBe(1);
  await inFlight;
  expect(await cut()).toBe(0);
});

test('a chunked body and an endless body are harmless', async () => {
  const call = request(`${server.url}/contact`, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  call.write('{"name":"A","email":"a@exam');
  setTimeout(() => call.end('ple.com","message":"Hello"}'), 20);
  const [response] = (await once(call, 'response')) as [{ statusCode: number }];
  expect(response.statusCode).toBe(200);

  const socket = openConnection(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.destroy();
  expect((await fetch(`${server.url}/settings/public`)).status).toBe(200);
});

describe('the sandbox controls', () => {
  /** Sends a header that `fetch` forbids. */
  const sent = async (path: string, headers: Record<string, string>, method = 'POST') => {
    const call = request(`${server.url}/__sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'text/plain', ...headers },
    });
    call.end(method === 'POST' ? '{"path":"/settings/public","status":418,"times":1}' : undefined);
    const [response] = (await once(call, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    return response.statusCode;
  };
  const port = () => new URL(server.url).port;

  test.each([
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page on another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:9999' }],
    ['an old browser on a page of another site', { Origin: 'https://evil.test' }],
    ['a page without an origin of its own', { Origin: 'null' }],
    ['a name that leads to this machine', { Host: 'rebind.test' }],
    ['a name that only begins like this machine', { Host: '127.0.0.1.evil.test' }],
  ])('refuse %s', async (_who, headers) => {
    expect(await sent('/faults', headers)).toBe(403);
    expect(await sent('/mailbox', headers, 'GET')).toBe(403);
    expect((await fetch(`${server.url}/settings/public`)).status).toBe(200);
  });

  test('serve this machine by each of its names, their own pages, and the captcha to pages of the site', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect(await sent('/mailbox', { Host: `${host}:${port()}` }, 'GET')).toBe(200);
    expect(await sent('/mailbox', { 'Sec-Fetch-Site': 'same-origin' }, 'GET')).toBe(200);
    expect(await sent('/mailbox', { 'Sec-Fetch-Site': 'none' }, 'GET')).toBe(200);
    expect(await sent('/captcha.js', { 'Sec-Fetch-Site': 'same-site' }, 'GET')).toBe(200);
  });
});

describe('the live socket', () => {
  afterEach(closeBrowsers);
  const connect = (token?: string) => openBrowser(server.url, token);
  const emit = (token: number) => api.control('emit', { event: 'update_balance', payload: { token }, user: 'fan' });
  /** Waits until the server has handled earlier messages. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

  test('reaches one account on all its sockets, and nobody else', async () => {
    const token = await api.logIn('fan');
    const [first, second, stranger] = [await connect(token), await connect(token), await connect()];
    await emit(5);
    for (const { waitForEvent } of [first, second]) expect(await waitForEvent('update_balance')).toEqual({ token: 5 });
    await settled();
    expect(stranger.received).toEqual([]);
  });

  test('accepts a token after connecting, and forgets the account at logout', async () => {
    const token = await api.logIn('fan');
    const { payloads, emit: send, waitForEvent } = await connect();
    const received = () => new Set(payloads('update_balance').map(({ token: amount }) => amount));
    send('auth/login', { token });
    while (received().size === 0) {
      await emit(1);
      await settled();
    }
    send('auth/logout', { token });
    send('public-stream/join', { conversationId: ids.room });
    expect(await waitForEvent('public-room-changed')).toMatchObject({ total: 0, totalGuests: 1 });
    await emit(2);
    await settled();
    expect([...received()]).toEqual([1]);
  });

  test('reports room members: accounts in public form, guests as a number', async () => {
    const [fan, guest] = [await connect(await api.logIn('fan')), await connect()];
    const room = { conversationId: ids.room };
    const getChange = async () => {
      const change = await fan.waitForEvent('public-room-changed');
      fan.received.length = 0;
      return change;
    };
    fan.emit('public-stream/join', room);
    expect(await getChange()).toMatchObject({ ...room, total: 1, totalGuests: 0 });
    guest.emit('public-stream/join', room);
    const both = await getChange();
    expect(both).toMatchObject({ total: 1, totalGuests: 1, members: [{ username: 'fan' }] });
    expect(JSON.stringify(both)).not.toMatch(/example\.com|balance|555/);
    guest.socket.close();
    expect(await getChange()).toMatchObject({ total: 1, totalGuests: 0 });

    const event = `message_created_conversation_${ids.room}`;
    await api.control('emit', { event, payload: { text: 'Hi' }, room: ids.room });
    expect(await fan.waitForEvent(event)).toEqual({ text: 'Hi' });
  });

  test('ignores invalid messages', async () => {
    const { socket, emit: send } = await connect('rubbish');
    for (const payload of [undefined, null, 'x', { conversationId: 5 }, { conversationId: 'none' }, { token: 5 }]) {
      for (const event of ['public-stream/join', 'public-stream/leave', 'auth/login', 'auth/logout', 'no-such-event'])
        send(event, payload);
    }
    await settled();
    expect(socket.connected).toBe(true);
  });
});

test('starting on a port in use fails with one sentence', async () => {
  const { port } = new URL(server.url);
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const started = spawn(process.execPath, ['--import', 'tsx', 'tests/sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_PORT: port, SANDBOX_DIR: dir },
  });
  const lines: string[] = [];
  started.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const [code] = (await once(started, 'exit')) as [number];
  expect([code, lines.join('')]).toEqual([1, `Port ${port} is taken: stop what runs there or set SANDBOX_PORT.\n`]);
  rmSync(dir, { recursive: true, force: true });
});
