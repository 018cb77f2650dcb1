import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { logIn, logInButton, tokenCookie } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const COMMENT = 'Half a thought, and then the session ended';
const ENDED = `/login?next=${encodeURIComponent(FREE_VIDEO)}`;

const commentBox = (page: Page) => page.getByTestId('comment-box');
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

/** A fan with an unfinished comment. */
async function writeComment(page: Page): Promise<void> {
  await open(page, FREE_VIDEO);
  await commentBox(page).fill(COMMENT);
}

test.describe('an ended session', () => {
  test.beforeEach(async ({ page, servers, problems }) => {
    problems.allow(/answered 401$/);
    await signIn(page, servers, 'fan');
  });

  test('a 401 while sending leads to the login page, which says that nothing is lost, and back to the text', async ({
    page,
    sandbox,
  }) => {
    await writeComment(page);
    await sandbox.fault({
      method: 'POST',
      path: '/comments',
      status: 401,
      body: { statusCode: 401, message: 'Unauthorized' },
      times: 1,
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(ENDED);
    await expect(page.getByText('continue where you left off')).toBeVisible();
    expect(await tokenCookie(page)).toBeUndefined();

    await logIn(page, 'fan');
    await expect(page).toHaveURL(FREE_VIDEO);
    await expect(commentBox(page)).toHaveValue(COMMENT);
    expect(await sandbox.requests('POST', '/comments'), 'only the one that was refused').toHaveLength(1);
  });

  test('a refused read ends the session if get-me is refused too, and the playback position is kept', async ({
    page,
    sandbox,
  }) => {
    await writeComment(page);
    await page.getByRole('button', { name: /^Play / }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(0);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 80;
      video.pause();
    });
    for (const path of ['/comments/search', '/users/me'])
      await sandbox.fault({ method: 'GET', path, status: 401, body: {}, times: 1 });
    await page.getByRole('button', { name: 'Show more comments' }).click();
    await expect(page).toHaveURL(ENDED);

    await logIn(page, 'fan');
    await expect(page).toHaveURL(FREE_VIDEO);
    await expect(commentBox(page)).toHaveValue(COMMENT);
    await expect(page.getByRole('button', { name: /^Play .* from 1:20$/ })).toBeVisible();
  });

  test('logging out or in in another tab applies to this tab', async ({ page, sandbox }) => {
    await writeComment(page);
    const other = await page.context().newPage();
    await open(other, '/videos');
    await sandbox.fault({ method: 'POST', path: '/comments', status: 401, body: {}, times: 1 });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(ENDED);
    await expect(other).toHaveURL(`/login?next=${encodeURIComponent('/videos')}`);

    await logIn(page, 'fan');
    await expect(accountMenu(page)).toBeVisible();
    await expect(other).toHaveURL('/videos');
    await expect(accountMenu(other)).toBeVisible();
  });

  test('a token refused during rendering leaves a readable guest page', async ({ page, sandbox }) => {
    await sandbox.fault({ method: 'GET', path: '/users/me', status: 401, body: {} });
    expect(await open(page, FREE_VIDEO)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    expect(await tokenCookie(page)).toBeUndefined();
  });

  test('a partly filled form is restored after login, unsent', async ({ page, sandbox }) => {
    await open(page, '/user/account');
    const name = page.getByRole('textbox', { name: 'Display name' });
    await name.fill('A name on its way');
    await sandbox.fault({ method: 'PUT', path: '/users', status: 401, body: {}, times: 1 });
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/user/account')}`);
    await expect(page.getByText('continue where you left off')).toBeVisible();

    await logIn(page, 'fan');
    await expect(page).toHaveURL('/user/account');
    await expect(name).toHaveValue('A name on its way');
    expect(await sandbox.requests('PUT', '/users'), 'only the one that was refused').toHaveLength(1);
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
});

test.describe('a guest who opens a private page', () => {
  const loginFor = (path: string) => `/auth/login?next=${encodeURIComponent(path)}`;

  for (const path of ['/user/account', '/user/favorites']) {
    test(`is redirected from ${path} to the login page, and back after login`, async ({ page, request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe(loginFor(path));

      await open(page, path);
      await expect(page).toHaveURL(loginFor(path));
      await logIn(page, 'fan');
      await expect(page).toHaveURL(path);
      await expect(accountMenu(page)).toBeVisible();
    });
  }

  test('sees nothing of it during client-side navigation', async ({ page }) => {
    type Watched = Window & { titles?: Set<string>; next?: { router: { push: (path: string) => unknown } } };
    await open(page, '/categories');
    await page.evaluate(() => {
      const watched: Watched = window;
      const titles = (watched.titles = new Set<string>());
      new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      watched.next?.router.push('/user/favorites');
    });
    await expect(page).toHaveURL(loginFor('/user/favorites'));
    await expect(logInButton(page)).toBeVisible();
    expect(await page.evaluate(() => [...((window as Watched).titles ?? [])])).toEqual(['Categories', 'Log in']);
  });
});
