import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { layoutShift } from './support/layout-shift';
import { FREE_GALLERY, FREE_VIDEO } from './support/places';
import { alive, open } from './support/ready';
import type { ItemKind } from './support/sandbox';
import { expect, test } from './support/test';

const PAGE = 24;
const MANY = 60;
const LAST = Math.ceil(MANY / PAGE);

/** The list items: cards or photos. */
const items = (page: Page) => page.getByRole('main').locator('article, [id^="photo-"]');

const LISTS: readonly { path: string; kind: ItemKind; one: string; none: string; onward: string }[] = [
  { path: '/videos', kind: 'videos', one: '1 video', none: 'No videos yet', onward: '/home' },
  { path: '/performers', kind: 'performers', one: '1 performer', none: 'No performers yet', onward: '/home' },
  { path: '/galleries', kind: 'galleries', one: '1 gallery', none: 'No galleries yet', onward: '/home' },
  { path: '/photos', kind: 'photos', one: '1 photo', none: 'No photos yet', onward: '/home' },
  { path: '/posts', kind: 'posts', one: '1 post', none: 'No posts yet', onward: '/home' },
  { path: '/shop', kind: 'products', one: '1 product', none: 'No products yet', onward: '/home' },
  { path: '/events', kind: 'events', one: '', none: 'No upcoming events.', onward: '/performers' },
];

for (const { path, kind, one, none, onward } of LISTS) {
  test(`${path} works with no item, one, a few, and several pages`, async ({ page, sandbox }) => {
    const main = page.getByRole('main');
    await sandbox.items(kind, 0);
    expect(await open(page, path)).toBe(200);
    await expect(items(page)).toHaveCount(0);
    const empty = main
      .locator('div', { hasText: none })
      .filter({ has: page.getByRole('link') })
      .last();
    await empty.getByRole('link').first().click();
    await expect(page).toHaveURL(onward);

    await sandbox.items(kind, 1);
    await open(page, path);
    await expect(items(page)).toHaveCount(1);
    if (one) await expect(main.getByText(one, { exact: true })).toBeVisible();

    await sandbox.items(kind, 13);
    await open(page, path);
    await expect(items(page)).toHaveCount(13);
    await expect(main.getByText('You’re all caught up')).toBeVisible();
    await expect(main.getByRole('navigation', { name: /pages$/ })).toHaveCount(0);

    await sandbox.items(kind, MANY);
    await open(page, path);
    await expect(items(page)).toHaveCount(PAGE);
    await main.getByRole('link', { name: /^Show more/ }).click();
    await expect(items(page)).toHaveCount(2 * PAGE);
    await expect(page).toHaveURL(`${path}?upto=2`);
    await main.getByRole('radio', { name: 'Page numbers' }).check();
    await main.getByRole('link', { name: `Page ${LAST}`, exact: true }).click();
    await expect(page).toHaveURL(`${path}?page=${LAST}`);
    await expect(items(page)).toHaveCount(MANY - (LAST - 1) * PAGE);
    await expect(main.getByText('You’re all caught up')).toBeVisible();
  });
}

test("images that fail to load don't shift the layout", async ({ page, problems }) => {
  problems.allow(/\/files\/pictures\/.* failed: net::ERR_FAILED$/);
  const shape = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return [...document.querySelectorAll('main article, main h1, main h2, footer')].map((element) => {
        const { width, height, top } = element.getBoundingClientRect();
        return [element.tagName, width, height, top + window.scrollY]
          .map((value) => (typeof value === 'number' ? Math.round(value) : value))
          .join(' ');
      });
    });
  for (const path of [
    '/home',
    '/videos',
    '/performers/aria',
    FREE_VIDEO,
    FREE_GALLERY,
    '/photos',
    '/posts',
    '/shop',
    '/events',
  ]) {
    await open(page, path);
    const whole = await shape();
    await page.route('**/files/pictures/**', (route) => route.abort('failed'));
    await page.reload();
    await alive(page);
    expect(await layoutShift(page), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.02);
    expect(await shape(), path).toEqual(whole);
    await page.unroute('**/files/pictures/**');
  }
});

test('the columns of a table stay where they are while its rows arrive', async ({ page, context, servers }) => {
  await signIn(page, servers, 'fan');
  const connection = await context.newCDPSession(page);
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 30_000,
    uploadThroughput: 30_000,
  });
  for (const path of ['/user/payments', '/user/token-transactions']) {
    await page.goto(path);
    expect(await layoutShift(page), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.01);
  }
});
