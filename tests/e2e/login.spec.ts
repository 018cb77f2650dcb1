import { setSessionCookie } from './support/accounts';
import { logInByForm, tokenCookie } from './support/log-in';
import { FREE_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const COMMENT = 'The slides at 2:10 did it for me.';

const loginUrl = (next: string) => `/auth/login?next=${encodeURIComponent(next)}`;

test('a guest who sends a comment logs in and returns to the comment box with the text unsent', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^POST \S+\/auth\/login responded with 422$/);
  await open(page, FREE_VIDEO);
  await page.getByTestId('comment-box').fill(COMMENT);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(`${loginUrl(FREE_VIDEO)}&fragment=comment`);
  await expect(page.getByText('Log in to post your comment.')).toBeVisible();

  await logInByForm(page, 'fan', { password: 'not-the-password' });
  await expect(page.getByTestId('login-error')).toHaveText('Wrong username, email or password.');
  expect(await tokenCookie(page)).toBeUndefined();

  await logInByForm(page, 'fan', { remember: true });
  await expect(page).toHaveURL(FREE_VIDEO);
  await expect(page.getByTestId('comment-box')).toHaveValue(COMMENT);
  await expect(page.getByTestId('comment-box')).toBeFocused();
  await expect(page.getByTestId('comment-box')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await sandbox.requests('POST', '/comments')).toEqual([]);
});

test('a link on another site logs nobody out without confirmation', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
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
