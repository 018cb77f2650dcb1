import { signIn } from './support/accounts';
import { logIn, tokenCookie, usernameField } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const COMMENT = 'The slides at 2:10 did it for me.';

const loginAddress = (next: string) => `/auth/login?next=${encodeURIComponent(next)}`;

test('a guest who sends a comment logs in and returns to the comment box with the text unsent', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^POST \S+\/auth\/login answered 422$/);
  await open(page, FREE_VIDEO);
  await page.getByTestId('comment-box').fill(COMMENT);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(loginAddress(`${FREE_VIDEO}#comment`));
  await expect(page.getByText('Log in to post your comment.')).toBeVisible();

  await logIn(page, 'fan', { password: 'not-the-password' });
  await expect(page.getByTestId('login-error')).toHaveText('Wrong username, email or password.');
  expect(await tokenCookie(page)).toBeUndefined();

  await logIn(page, 'fan', { remember: true });
  await expect(page).toHaveURL(FREE_VIDEO);
  await expect(page.getByTestId('comment-box')).toHaveValue(COMMENT);
  await expect(page.getByTestId('comment-box')).toBeFocused();
  await expect(page.getByTestId('comment-box')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await sandbox.requests('POST', '/comments')).toEqual([]);
});

test('a refusal without a message says "Incorrect credentials!" and sets no cookie', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^POST \S+\/auth\/login answered 400$/);
  await sandbox.fault({ method: 'POST', path: '/auth/login', status: 400, body: {}, times: 1 });
  await open(page, '/auth/login');
  await logIn(page, 'fan');
  await expect(page.getByTestId('login-error')).toHaveText('Incorrect credentials!');
  await expect(page.getByTestId('login-error')).toBeFocused();
  await expect(usernameField(page)).not.toHaveValue('');
  expect(await tokenCookie(page)).toBeUndefined();
});

test('login: a next address of another site is ignored', async ({ page }) => {
  await open(page, loginAddress('//evil.example'));
  await logIn(page, 'fan');
  await expect(page).toHaveURL('/home');
});

test('a logged-in visitor does not see the login form', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await open(page, loginAddress('/videos'));
  await expect(page).toHaveURL('/videos');
});

test('a performer gets the performer menu, a fan does not', async ({ page, servers }) => {
  const own = page.getByRole('menuitem', { name: 'My public profile' });
  await open(page, '/auth/login');
  await logIn(page, 'performer');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await own.click();
  await expect(page).toHaveURL('/performers/aria');

  await page.context().clearCookies();
  await signIn(page, servers, 'fan');
  await open(page, '/home');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('logging out is confirmed, deletes the token, and logs out the other tab', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await open(page, '/videos');
  const other = await page.context().newPage();
  await open(other, '/home');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Log out!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await tokenCookie(page)).toBeUndefined();
  await expect(other).toHaveURL('/auth/login');
});

// S16
test('a link on another site logs nobody out without confirmation', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await page.goto(`${servers.api}/settings/public`);
  await page.evaluate(
    (href) => document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Look' })),
    `${servers.site}/auth/logout`,
  );
  await page.getByText('Look', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  expect(await tokenCookie(page)).toBeDefined();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await tokenCookie(page)).toBeUndefined();
});

test('an invalid token is deleted, and the visitor is a guest', async ({ page, servers }) => {
  await page.context().addCookies([{ name: 'token', value: 'not-a-token', url: servers.site }]);
  await open(page, '/home');
  await expect(page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()).toBeVisible();
  expect(await tokenCookie(page)).toBeUndefined();
});
