import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@/lib/http/errors';
import { HttpClient } from '@/services/http/http-client';
import { nodeGet } from '@/services/http/node-get.server';

let server: Server;
let handleRequest: RequestListener;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => handleRequest(request, response)).on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function client(deadlineMs?: number) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return new HttpClient({
    baseUrl,
    token: () => 'secret',
    headers: { 'X-Request-Id': 'request-1' },
    deadlineMs,
    getText: nodeGet(baseUrl),
  });
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a call sends the visitor's token and headers, and returns the complete response", async () => {
  const seen: unknown[] = [];
  handleRequest = ({ url, headers }, response) => {
    seen.push(url, headers.authorization, headers['x-request-id']);
    response.write('{"status":0,"data":{"_id":"u1","name":"Zo');
    setTimeout(() => response.end('ë"}}'), 10);
  };
  expect((await client().get<{ name: string }>('/users/me', { a: 'ü' })).data.name).toBe('Zoë');
  expect(seen).toEqual(['/v1/users/me?a=%C3%BC', 'secret', 'request-1']);
});

test('consecutive calls share one connection', async () => {
  handleRequest = (_request, response) => response.end('{"status":0,"data":{}}');
  const http = client();
  for (let call = 0; call < 5; call++) await http.get('/x');
  expect(connections).toBe(1);
});

test('a keep-alive connection closed by the API costs no page its data', async () => {
  let calls = 0;
  handleRequest = (request, response) => {
    calls += 1;
    // The second call finds its connection closed.
    if (calls === 2) request.socket.resetAndDestroy();
    else response.end('{"status":0,"data":{}}');
  };
  const http = client();
  await http.get('/x');
  await expect(http.get('/x')).resolves.toMatchObject({ status: 0 });
  expect(calls).toBe(3);
});

test.each<[string, RequestListener]>([
  ['a connection that breaks', ({ socket }) => socket.destroy()],
  [
    'a response that breaks off',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"status"', () => response.destroy());
    },
  ],
  ['no response in time', () => undefined],
])('%s is a failure without a status', async (_case, listener) => {
  handleRequest = listener;
  const error = await failure(client(200).get('/x'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, aborted: false });
});

test('a redirect is followed', async () => {
  handleRequest = ({ url }, response) =>
    url === '/v1/x'
      ? response.writeHead(302, { Location: '/v2/x' }).end()
      : response.end('{"status":0,"data":{"moved":true}}');
  expect((await client().get('/x')).data).toEqual({ moved: true });
});
