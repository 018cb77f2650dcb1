import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { FREE_GALLERY, FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

test.describe('Retry', () => {
  test.beforeEach(({ problems }) => problems.allow(/ answered (500|503)$/));

  const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
  const card = (page: Page) => page.getByRole('main').getByRole('article').first();
  /** Live cards only; events contain times. */
  const onAir = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasNot: page.locator('time') })
      .first();
  const photo = (page: Page) => page.getByRole('main').locator('[id^="photo-"]').first();

  // One failure of each kind: a list, the subject of a page, parts of a page, a row, photos. tests/ssr/faults covers every call of every
  // page.
  for (const { path, call, lost, back } of [
    { path: '/videos', call: '/user/assets/videos/search', lost: 'The videos couldn’t be loaded.', back: card },
    {
      path: '/performers/aria',
      call: '/performers/aria',
      lost: 'This page couldn’t be loaded',
      back: (page: Page) => inMain(page, 'Aria Velasco'),
    },
    {
      path: FREE_VIDEO,
      call: '/comments/search',
      lost: 'Comments couldn’t be loaded.',
      back: (page: Page) => inMain(page, 'Show more comments'),
    },
    {
      path: FREE_VIDEO,
      call: '/user/assets/videos/search',
      lost: 'Related videos couldn’t be loaded.',
      back: (page: Page) => page.getByRole('complementary').getByRole('article').first(),
    },
    {
      path: '/home',
      call: '/user/assets/categories/search',
      lost: 'This row couldn’t be loaded.',
      back: (page: Page) => inMain(page, 'Live sets'),
    },
    { path: FREE_GALLERY, call: '/user/assets/*photos', lost: 'The photos couldn’t be loaded.', back: photo },
    { path: '/live', call: '/performers/search', lost: 'Live performers couldn’t be loaded.', back: onAir },
    {
      path: '/search?q=lantern&tab=videos',
      call: '/user/assets/videos/search',
      lost: 'The videos couldn’t be loaded.',
      back: card,
    },
  ]) {
    test(`loads the data of ${call} on ${path} once the fault is gone`, async ({ page, sandbox }) => {
      await sandbox.fault({ path: call, status: 500, body: { statusCode: 500, message: 'The shelf fell over.' } });
      await open(page, path);
      const alert = page.getByRole('alert').filter({ hasText: lost });
      await expect(alert).toContainText('Something went wrong on the server.');
      await expect(back(page)).toHaveCount(0);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();

      await sandbox.clearFaults();
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(back(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('loads the rest of a list and keeps the loaded items meanwhile', async ({ page, sandbox }) => {
    await open(page, '/videos');
    await sandbox.fault({ path: '/user/assets/videos/search', status: 500, body: {}, times: 1 });
    await page.getByRole('link', { name: /^Show more/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The items above are still here.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(48);
  });
});

test('a click while a failing page loads keeps the navigation working', async ({
  page,
  sandbox,
  servers,
  problems,
}) => {
  problems.allow(/ answered 500$/);
  await signIn(page, servers, 'fan');
  await open(page, '/videos');
  await sandbox.fault({ path: '/user/assets/videos/*', status: 500, body: {} });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByTestId('comment-box')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
});

test('offline: a clicked link keeps the page open and opens when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|couldn’t be loaded/i);
  await open(page, '/videos');
  const video = (index: number) => page.getByRole('main').getByRole('article').nth(index).getByRole('link').first();
  // From here on, the code of such a page is cached, but not its content.
  await video(0).click();
  await expect(page.getByTestId('comment-box')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  await context.setOffline(true);
  await video(1).click();
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('comment-box')).toBeVisible();
});
