import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';

const PROFILE = '/performers/aria';

const balance = (page: Page) => page.getByTestId('balance');
const live = (page: Page) => page.getByRole('banner').getByRole('status').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tip Aria Velasco' });
const toast = (page: Page, text: string) => page.locator('[popover] p', { hasText: text });

/** Opens the form and selects a suggested amount. */
async function choose(page: Page, amount: string): Promise<void> {
  await page.getByTestId('tip').click();
  await dialog(page).getByRole('radio', { name: amount, exact: true }).check();
}

test('a tip is one call, lowers the balance once, and reaches the performer in another browser at once', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  const theirs = await browser.newContext();
  problems.watch(theirs);
  const performer = await theirs.newPage();
  await setSessionCookie(performer, servers, 'performer');
  await open(performer, PROFILE);
  await expect(live(performer)).toHaveText('');
  await expect(balance(performer)).toHaveText('798');
  await expect(performer.getByTestId('tip'), 'nobody tips themselves').toHaveCount(0);

  await setSessionCookie(page, servers, 'fan');
  await open(page, PROFILE);
  await choose(page, '20');
  await dialog(page).getByRole('textbox', { name: 'Message (optional)' }).fill('For the encore');
  await expect(dialog(page)).toContainText('Balance 500 → 480 tokens');
  await expectAccessible(page);
  await dialog(page).getByTestId('pay').dblclick();
  await expect(toast(page, 'You tipped Aria Velasco 20 tokens.')).toBeVisible();
  await expect(balance(page)).toHaveText('480');
  await expect(balance(performer), 'what the site leaves her').toHaveText('814');
  await expect(dialog(page)).toHaveCount(0);

  const calls = await sandbox.requests('POST', '/token-transactions');
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/token-transactions/tip', { performerId: expect.any(String), price: 20, message: 'For the encore' }],
  ]);
  const { entries, sums, agrees } = await sandbox.ledger({ key: calls[0]?.headers['idempotency-key'] ?? 'none' });
  expect(entries).toHaveLength(1);
  expect(sums).toEqual({ token: 0, money: 0 });
  expect(agrees).toBe(true);

  await open(page, '/user/token-transactions?kind=tip');
  await expect(balance(page)).toHaveText('480');
  await expect(page.getByRole('main')).toContainText('−20');
  await performer.reload();
  await expect(balance(performer)).toHaveText('814');
  await theirs.close();
});

test('a tip works with an API that allows Authorization and Content-Type only', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  await sandbox.allowHeaders('Authorization', 'Content-Type');
  // The browser logs the refused preflight that checks the header.
  problems.allow(/CORS|ERR_FAILED|idempotency-key/i);
  await setSessionCookie(page, servers, 'fan');
  await open(page, PROFILE);
  await choose(page, '20');
  await dialog(page).getByTestId('pay').click();
  await expect(toast(page, 'You tipped Aria Velasco 20 tokens.')).toBeVisible();
  await expect(balance(page)).toHaveText('480');
  const calls = await sandbox.requests('POST', '/token-transactions');
  expect(calls.map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
    ['/token-transactions/tip', undefined],
  ]);
});
