import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const FAVORITES = '/user/favorites';

const mark = (page: Page, name: string) => page.getByRole('group', { name: 'Actions' }).getByRole('button', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
const notice = (page: Page) => page.locator('[popover] p', { hasText: 'Removed from your favorites.' }).locator('..');

test.beforeEach(async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
});

test('favorites are listed, also after a reload', async ({ page, sandbox }) => {
  await open(page, FREE_VIDEO);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(mark(page, 'Favorite')).toHaveAttribute('aria-pressed', 'false');
  await mark(page, 'Favorite').dblclick();
  await expect(mark(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await sandbox.requests('POST', '/reactions')).map(({ status }) => status))
    .toEqual([200]);
  await open(page, FREE_VIDEO);
  await expect(mark(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');

  await open(page, FAVORITES);
  await expect(cards(page).first()).toContainText(name);
  await count(page, '15 videos');
  await expectAccessible(page);
});

test('a removed favorite can be restored until the removal is sent, at the latest when the page is left', async ({
  page,
  sandbox,
}) => {
  const removals = async () => (await sandbox.requests('DELETE', '/reactions')).map(({ status }) => status);
  await open(page, FAVORITES);
  await count(page, '14 videos');
  const first = await cards(page).first().getByRole('heading').innerText();
  const remove = page.getByRole('button', { name: `Remove ${first}` });
  await remove.click();
  await count(page, '13 videos');
  await expect(cards(page).first()).not.toContainText(first);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await count(page, '14 videos');
  await expect(cards(page).first()).toContainText(first);
  expect(await removals()).toEqual([]);

  await remove.click();
  await expect(notice(page)).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(removals).toEqual([200]);
  await open(page, FAVORITES);
  await count(page, '13 videos');
});

test('a refused removal restores the card', async ({ page, sandbox, problems }) => {
  problems.allow(/^DELETE \S+\/reactions answered 500$/);
  await open(page, FAVORITES);
  await sandbox.fault({
    method: 'DELETE',
    path: '/reactions',
    status: 500,
    body: { message: 'Not just now.' },
    times: 1,
  });
  await cards(page)
    .first()
    .locator('..')
    .getByRole('button', { name: /^Remove / })
    .click();
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(
    page.getByRole('alert').getByText('Something went wrong on the server. Wait a moment, then retry.'),
  ).toBeVisible();
  await count(page, '14 videos');
});
