import type { Page, WebSocketRoute } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';

const SOCKET = /\/socket\.io\//;

const indicator = (page: Page) => page.getByRole('banner').getByRole('status').first();

test('the connection opens after hydration, by websocket, with the token', async ({ page, servers }) => {
  const token = await setSessionCookie(page, servers, 'fan');
  const polling: string[] = [];
  page.on('request', (request) => SOCKET.test(request.url()) && polling.push(request.url()));
  await page.addInitScript(() => {
    const Original = WebSocket;
    window.WebSocket = class extends Original {
      constructor(...args: ConstructorParameters<typeof Original>) {
        super(...args);
        document.documentElement.dataset.openedAfterHydration = String(
          performance.getEntriesByName('Next.js-hydration').length > 0,
        );
      }
    };
  });
  const opened = page.waitForEvent('websocket', (socket) => SOCKET.test(socket.url()));
  await page.goto('/home');
  const url = new URL((await opened).url());
  await expect(page.locator('html')).toHaveAttribute('data-opened-after-hydration', 'true');
  expect(url.host).toBe(new URL(servers.api).host);
  expect(url.searchParams.get('token')).toBe(token);
  expect(url.searchParams.get('transport')).toBe('websocket');
  await expect(indicator(page)).toHaveText('');
  expect(polling).toEqual([]);
});

test('the socket library is not among the initial scripts', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const html = await (await page.request.get('/home')).text();
  await open(page, '/home');
  const first = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(first.length).toBeGreaterThan(3);
  const texts = await Promise.all(first.map(async (src) => (await page.request.get(src)).text()));
  expect(texts.filter((text) => text.includes('Live updates are off'))).toHaveLength(1);
  expect(texts.filter((text) => /EIO|reconnectionDelayMax/.test(text))).toEqual([]);
  await expect
    .poll(async () => (await Promise.all(scripts)).some((text) => text.includes('EIO')), 'it comes after them')
    .toBe(true);
});

test('a room shows each of the five connection states; a refusal is retried like a lost connection', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(/WebSocket connection to \S+ failed/);
  const token = await setSessionCookie(page, servers, 'fan');
  let refusing = false;
  let refused = 0;
  const routes: WebSocketRoute[] = [];
  await page.routeWebSocket(SOCKET, (route) => {
    routes.push(route);
    if (!refusing) return void route.connectToServer();
    // Protocol messages: the connection opens, but the namespace is refused.
    route.onMessage((message) => {
      if (!String(message).startsWith('40')) return;
      refused += 1;
      route.send('44{"message":"Not now"}');
    });
    route.send(
      `0${JSON.stringify({ sid: `refused-${routes.length}`, upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 100_000 })}`,
    );
  });
  await page.goto('/stream/nova', { waitUntil: 'commit' });
  const state = page.getByTestId('room-health');
  await expect(state).toContainText('Connection: starting');
  await expect(state).toContainText('Connection: on');
  await state.evaluate((element) => {
    const received: string[] = [];
    new MutationObserver(() => received.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { events: received });
  });

  refusing = true;
  await routes.at(-1)?.close({ code: 4000 });
  await expect(state).toContainText('Connection: failed, retrying');
  await expect(indicator(page)).toHaveText('No live updates, reconnecting…');
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(1);
  refusing = false;
  await expect(state).toContainText('Connection: on', { timeout: 20_000 });
  expect(await page.evaluate(() => (window as Window & { events?: string[] }).events?.join('\n'))).toMatch(
    /Connection: lost[^]*Connection: reconnecting[^]*Connection: failed/,
  );
  await expect
    .poll(async () => (await sandbox.requests('SOCKET', 'auth/login')).map(({ body }) => body))
    .toContainEqual({ token });
  await expect.poll(async () => (await sandbox.requests('SOCKET', 'public-stream/rejoin')).length).toBeGreaterThan(0);
});
