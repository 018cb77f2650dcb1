import { signIn } from './support/accounts';
import { openWithLateScripts } from './support/late-scripts';
import { usernameField } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { expect, test } from './support/test';

test('a log-in that is sent before the page is alive logs in', async ({ page }) => {
  const arrive = await openWithLateScripts(page, '/auth/login');
  await usernameField(page).fill('fan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sandbox-pass');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(page.url(), 'the password stays out of the address').toMatch(/\/auth\/login$/);
  arrive();
  await expect(page).toHaveURL('/home');
});

test('two impatient taps before the page is alive are one', async ({ page, servers, sandbox }) => {
  await signIn(page, servers, 'fan');
  const arrive = await openWithLateScripts(page, FREE_VIDEO);
  const like = page.getByRole('main').getByRole('button', { name: /^Like/ }).first();
  await like.click();
  await like.click();
  arrive();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(await sandbox.requests('POST', '/reactions')).toHaveLength(1);
});

test('a search that is sent before the page is alive is a search', async ({ page }) => {
  const arrive = await openWithLateScripts(page, '/search');
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('aria');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=aria$/, { waitUntil: 'commit' });
  arrive();
  await expect(page.getByRole('main').getByRole('link', { name: /Aria/ }).first()).toBeVisible();
});
