import type { Page } from '@playwright/test';
import { ACCOUNTS, setSessionCookie } from './support/accounts';
import { BUSY_ROOM, expectMoving, getLine, picture, QUIET_ROOM, waitUntilInRoom } from './support/live';
import { open } from './support/ready';
import { expect, test } from './support/test';

// Streams take time to start.
test.describe.configure({ timeout: 180_000 });

/** Counts the listeners of the socket library, which stores them in `_callbacks`. */
const countListeners = (page: Page) =>
  page.addInitScript(() => {
    type Emitter = Record<'_callbacks', Record<string, unknown[]>>;
    const emitters = new Set<Emitter>();
    Object.defineProperty(Object.prototype, '_callbacks', {
      configurable: true,
      get: () => undefined,
      set(this: Emitter, value: unknown) {
        emitters.add(this);
        Object.defineProperty(this, '_callbacks', { value, writable: true, configurable: true });
      },
    });
    Object.assign(window, {
      listeners: () =>
        [...emitters]
          .flatMap(({ _callbacks }) => Object.values(_callbacks))
          .reduce((sum, { length }) => sum + length, 0),
    });
  });

/** Counts live objects in the page after garbage collection. */
async function aliveIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const count = async (kind: string) => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype` });
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
    const { result: length } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return Number(length.value);
  };
  await devtools.send('HeapProfiler.collectGarbage');
  const counts = {
    videos: await count('HTMLVideoElement'),
    sources: await count('MediaSource'),
    sockets: await count('WebSocket'),
  };
  const listeners = await page.evaluate(() => (window as Window & { listeners?: () => number }).listeners?.() ?? 0);
  await devtools.detach();
  return { ...counts, listeners };
}

/** Navigates between the rooms repeatedly. Each room mounts its player before it is left. */
const goBetween = (page: Page, rooms: readonly string[], times: number) =>
  page.evaluate(
    async ({ paths, count }) => {
      type Router = Window & { next?: { router: { push: (path: string) => Promise<unknown> } } };
      for (let change = 0; change < count; change += 1) {
        await (window as Router).next?.router.push(paths[change % paths.length] ?? '/');
        while (!document.querySelector('[data-testid=live-player] video'))
          await new Promise((later) => setTimeout(later, 20));
      }
    },
    { paths: rooms, count: times },
  );

test('a hundred room changes leak no listeners, videos or rooms', async ({ page, servers, sandbox }) => {
  await countListeners(page);
  await setSessionCookie(page, servers, 'fan');
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await goBetween(page, [BUSY_ROOM, QUIET_ROOM], 4);
  await expectMoving(picture(page));
  const before = await aliveIn(page);
  expect(before.listeners).toBeGreaterThan(10);

  await goBetween(page, [BUSY_ROOM, QUIET_ROOM], 100);
  await expectMoving(picture(page));
  await waitUntilInRoom(page);
  const after = await aliveIn(page);
  expect(after.listeners, 'listeners of the live connection').toBe(before.listeners);
  // React may retain the last rendered tree once.
  expect(after.videos).toBeLessThanOrEqual(before.videos + 1);
  expect(after.sources).toBeLessThanOrEqual(before.sources + 1);
  expect(after.sockets).toBeLessThanOrEqual(before.sockets + 1);

  await sandbox.drop({ user: ACCOUNTS.fan });
  await waitUntilInRoom(page);
  await expect
    .poll(async () => (await sandbox.requests('SOCKET', 'public-stream/rejoin')).length, {
      message: 'rooms that are entered again',
    })
    .toBe(1);
  await sandbox.chat('zuri', 1, 1);
  await expect(getLine(page, 'Line 1')).toBeVisible();
  await expect(getLine(page, 'Line 1')).toHaveCount(1);
  const shows = (await (await page.request.get(`${servers.api}/streaming/user/search`)).json()) as {
    data: { data: { performerInfo?: { username?: string }; stats: { members: number } }[] };
  };
  expect(shows.data.data.map(({ stats }) => stats.members).sort(), 'seeded viewers, and one in one room').toEqual(
    expect.arrayContaining([15, 38]),
  );
});
