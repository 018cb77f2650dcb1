import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { logInByForm, tokenCookie } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const COMMENT = 'Half a thought, and then the session ended';

const commentBox = (page: Page) => page.getByTestId('comment-box');
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test.beforeEach(({ page, servers }) => setSessionCookie(page, servers, 'fan').then(() => undefined));

test('a session that ends while sending ends in every tab; the next login restores the text unsent and applies to every tab', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/responded with 401$/);
  await open(page, FREE_VIDEO);
  await commentBox(page).fill(COMMENT);
  const other = await page.context().newPage();
  await open(other, '/videos');
  await sandbox.fault({ method: 'POST', path: '/comments', status: 401, body: {}, times: 1 });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(FREE_VIDEO)}`);
  await expect(page.getByText('continue where you left off')).toBeVisible();
  expect(await tokenCookie(page)).toBeUndefined();
  await expect(other).toHaveURL(`/login?next=${encodeURIComponent('/videos')}`);

  await logInByForm(page, 'fan');
  await expect(page).toHaveURL(FREE_VIDEO);
  await expect(accountMenu(page)).toBeVisible();
  await expect(commentBox(page)).toHaveValue(COMMENT);
  expect(await sandbox.requests('POST', '/comments'), 'only the one that was refused').toHaveLength(1);
  await expect(other).toHaveURL('/videos');
  await expect(accountMenu(other)).toBeVisible();
});

test('a logout applies to every tab', async ({ page }) => {
  await open(page, '/videos');
  const other = await page.context().newPage();
  await open(other, FREE_VIDEO);
  await accountMenu(page).click();
  await page.getByText('Log out', { exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(other).toHaveURL('/auth/login');
  expect(await tokenCookie(page)).toBeUndefined();
});
