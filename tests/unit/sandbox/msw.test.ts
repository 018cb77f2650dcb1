import { setupServer } from 'msw/node';
import { createSandbox } from '@sandbox/app';
import { sandboxHandlers } from '@sandbox/msw';
import { smallSeed } from './support/small-seed';

const API = 'http://api.test';
const sandbox = createSandbox({ seed: smallSeed, baseUrl: API });
const server = setupServer(...sandboxHandlers(API, sandbox));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const post = (path: string, body: object) =>
  fetch(API + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test('faults work under msw too: with their own response, or none', async () => {
  await post('/__sandbox/faults', {
    path: '/settings/public',
    status: 502,
    body: '<h1>Bad gateway</h1>',
    contentType: 'text/html',
    times: 1,
  });
  const response = await fetch(`${API}/settings/public`);
  expect([response.status, await response.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
  await post('/__sandbox/faults', { path: '/settings/public', drop: true, times: 1 });
  await expect(fetch(`${API}/settings/public`)).rejects.toThrow('Failed to fetch');
  expect((await fetch(`${API}/settings/public`)).status).toBe(200);
});
