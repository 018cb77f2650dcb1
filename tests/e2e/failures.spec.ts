import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';

test('a click while a failing page loads keeps the navigation working', async ({
  page,
  sandbox,
  servers,
  problems,
}) => {
  problems.allow(/ responded with 500$/);
  await setSessionCookie(page, servers, 'fan');
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
