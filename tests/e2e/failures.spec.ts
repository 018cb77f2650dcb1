import { setSessionCookie } from './support/accounts';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

test('failed parts of a page are loaded with Retry once the fault is gone', async ({ page, sandbox, problems }) => {
  problems.allow(/ responded with 500$/);
  const parts = [
    {
      call: '/comments/search',
      alert: page.getByRole('alert').filter({ hasText: 'Comments couldn’t be loaded.' }),
      content: page.getByRole('main').getByText('Show more comments'),
    },
    {
      call: '/user/assets/videos/search',
      alert: page.getByRole('alert').filter({ hasText: 'Related videos couldn’t be loaded.' }),
      content: page.getByRole('complementary').getByRole('article').first(),
    },
  ];
  for (const { call } of parts) await sandbox.fault({ path: call, status: 500, body: {} });
  await open(page, FREE_VIDEO);
  for (const { alert, content } of parts) {
    await expect(alert).toContainText('Something went wrong on the server.');
    await expect(content).toHaveCount(0);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();
  }

  await sandbox.clearFaults();
  for (const { alert, content } of parts) {
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(content).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});

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
