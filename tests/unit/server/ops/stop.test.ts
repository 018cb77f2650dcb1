import diagnostics from 'node:diagnostics_channel';
import { Agent, createServer, get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopGracefully } from '@/server/ops/graceful-stop.server';
import { processState } from '@/server/ops/process-state';
import { watchRequests } from '@/server/ops/watch-requests.server';

interface LogLine {
  what: string;
  level: string;
  requestId: string;
}

const lines: LogLine[] = [];
const waiting: ServerResponse[] = [];
const agent = new Agent({ keepAlive: true });
const server = createServer((request, response) => {
  if (request.url?.startsWith('/slow')) waiting.push(response);
  else response.end('done');
});
// Node's diagnostics channels outlive this file, so unsubscribe.
const subscribe = jest.spyOn(diagnostics, 'subscribe');
const traffic = watchRequests(null);
const [subscription] = subscribe.mock.calls;
subscribe.mockRestore();
let origin = '';

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(origin + path, { agent, headers }, (received) => {
      received.resume().on('end', () => resolve({ status: received.statusCode ?? 0, headers: received.headers }));
    }).on('error', reject);
  });

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(async () => {
  lines.length = 0;
  processState().draining = false;
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((chunk) => lines.push(JSON.parse(String(chunk)) as LogLine) > 0);
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  if (subscription) diagnostics.unsubscribe(...subscription);
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

test("a request is logged without its query, with the proxy's id or its own", async () => {
  const given = await ask('/videos?code=secret', { 'X-Request-Id': 'edge-1234567890', Authorization: 'a-token' });
  expect(given.headers['x-request-id']).toBe('edge-1234567890');
  const fresh = await ask('/_next/static/a.js', { 'X-Request-Id': 'not one' });
  expect(fresh.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  await until(() => lines.length > 0);
  // Requests for files are frequent, so they are logged on level "debug" only.
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: 'edge-1234567890',
      method: 'GET',
      path: '/videos',
      route: 'other',
      status: 200,
      ms: expect.any(Number),
      what: 'request',
    },
  ]);
});

test('requests in progress finish, connections close with their responses, and new ones are refused', async () => {
  const slow = ask('/slow');
  await until(() => waiting.length === 1);
  expect((await ask('/quick')).headers.connection).toBe('keep-alive');

  const stopped = stopGracefully({ traffic, drainSeconds: 5, stopSeconds: 60 });
  expect((await ask('/quick')).headers.connection).toBe('close');
  await until(() => !server.listening);
  await expect(ask('/late')).rejects.toThrow(/ECONNREFUSED/);

  waiting.pop()?.end('late, but there');
  expect(await slow).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(await stopped).toBe(true);
  expect(lines.filter(({ what }) => what !== 'request').map(({ what }) => what)).toEqual(['stopping', 'stopped']);
});

test('a request that never ends does not keep the process alive forever', async () => {
  const lost = ask('/slow').catch((error: Error) => error.message);
  await until(() => waiting.length === 1);
  expect(await stopGracefully({ traffic, drainSeconds: 0, stopSeconds: 0.2 })).toBe(false);
  expect(lines.at(-1)).toMatchObject({ level: 'warn', what: 'stopped', finished: false });
  server.closeAllConnections();
  expect(await lost).toMatch(/hang up|ECONNRESET/);
  await until(() => lines.at(-1)?.what === 'request');
  expect(lines.at(-1)).toMatchObject({ path: '/slow', status: 499 });
});
