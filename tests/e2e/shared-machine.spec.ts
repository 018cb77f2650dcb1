import type { Page } from '@playwright/test';
import { ACCOUNTS, setSessionCookie } from './support/accounts';
import { logInButton, tokenCookie } from './support/log-in';
import { FREE_VIDEO, LOCKED_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const COMMENT = 'Words that nobody else shall read';
const SEARCH = 'lantern';

const header = (page: Page) => page.getByRole('banner');

/** Everything that the site stores in the browser as one text, including the names of other storage types. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    text: JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      document.cookie,
      window.history.state,
    ]),
    keys: Object.keys(window.localStorage),
    databases: (await window.indexedDB.databases()).length,
    caches: (await window.caches.keys()).length,
  }));

async function logOut(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Account menu' }).click();
  await page.getByText('Log out', { exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(logInButton(page)).toBeVisible();
}

/** A fan who browses, searches, and starts a comment and a video. */
async function spendAnEvening(page: Page): Promise<void> {
  await open(page, '/user/wallet');
  await open(page, LOCKED_VIDEO);
  const form = header(page).getByRole('search');
  await form.getByRole('combobox').or(form.getByRole('searchbox')).fill(SEARCH);
  await form.getByRole('combobox').or(form.getByRole('searchbox')).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lantern/);
  await open(page, FREE_VIDEO);
  await page.getByTestId('comment-box').fill(COMMENT);
  await page.getByRole('button', { name: /^Play / }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(0);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 80;
  });
  await expect.poll(async () => (await traces(page)).text).toContain('encore.positions');
}

test("a logout leaves no trace of the visitor's actions on the device", async ({ page, servers }) => {
  test.setTimeout(180_000);
  const token = await setSessionCookie(page, servers, 'fan');
  await spendAnEvening(page);
  const before = (await traces(page)).text;
  for (const trace of [COMMENT, SEARCH, 'ten-minutes-for-a-clear-voice']) expect(before).toContain(trace);
  const me = await page.request.get(`${servers.api}/users/me`, { headers: { Authorization: token } });
  const { _id, name } = ((await me.json()) as { data: { _id: string; name: string } }).data;

  await logOut(page);
  expect(await tokenCookie(page)).toBeUndefined();
  const own = [token, _id, name, ACCOUNTS.fan, COMMENT, SEARCH, 'ten-minutes', 'encore.positions', 'draft:'];
  const found = async () => {
    const { text } = await traces(page);
    return own.filter((trace) => text.includes(trace));
  };
  await expect.poll(found).toEqual([]);
  const left = await traces(page);
  expect({ databases: left.databases, caches: left.caches }).toEqual({ databases: 0, caches: 0 });
  const harmless = ['ui', 'paging', 'cart', 'session', 'encore.player', 'encore.history'];
  expect(left.keys.filter((key) => !harmless.includes(key))).toEqual([]);

  await open(page, '/history');
  await expect(page.getByText('Your history is empty')).toBeVisible();
});

test('Back shows no private page after logout, neither from the site nor from the back/forward cache', async ({
  page,
  servers,
}) => {
  await setSessionCookie(page, servers, 'fan');
  const response = await page.goto('/user/wallet');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await open(page, '/user/account');
  await logOut(page);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(logInButton(page)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ACCOUNTS.fan);
    expect((await page.content()).includes(ACCOUNTS.fan), 'in the document').toBe(false);
  }
});

test("a tab that had left the site returns as a guest's", async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  await open(page, '/user/account');
  await page.goto(`${servers.api}/docs`);
  const other = await page.context().newPage();
  await open(other, '/videos');
  await logOut(other);
  await page.goBack();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ACCOUNTS.fan);
});
