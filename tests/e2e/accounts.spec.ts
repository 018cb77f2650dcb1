import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { logInButton, usernameField } from './support/log-in';
import { open } from './support/ready';
import { expect, test } from './support/test';

const NEW = { email: 'new@example.com', username: 'newfan', password: 'a long sentence of mine' };

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function register(page: Page): Promise<void> {
  await open(page, '/auth/register');
  await page.getByLabel('Email').fill(NEW.email);
  await page.getByLabel('Username').fill(NEW.username);
  await password(page).fill(NEW.password);
  await page.getByLabel('I’m 18 or older').check();
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function logInAs(page: Page, username: string, secret: string): Promise<void> {
  await usernameField(page).fill(username);
  await password(page).fill(secret);
  await logInButton(page).click();
}

test('a new fan registers, opens the link in the email and logs in', async ({ page, servers, problems }) => {
  problems.allow(/^POST \S+\/auth\/login responded with 400$/);
  await register(page);
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  await open(page, '/auth/login');
  await logInAs(page, NEW.username, NEW.password);
  await expect(page.getByTestId('login-error')).toBeVisible();
  await expect(page.getByText('Open the verification link we emailed you')).toBeVisible();

  await page.goto(`${servers.api}/__sandbox/mailbox?to=${NEW.email}`);
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL('/auth/email-verified-success');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, NEW.username, NEW.password);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('the captcha loads with the first focus of the form, and the login is sent only after it', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ enableGoogleReCaptcha: true, googleReCaptchaSiteKey: 'site-key' });
  await open(page, '/auth/login');
  await expect(page.getByText('I’m human (sandbox)')).toHaveCount(0);
  await logInAs(page, 'fan@example.com', 'sandbox-pass');
  await expect(page.getByText('Confirm that you’re human.')).toBeVisible();
  expect(await sandbox.requests('POST', '/auth/login')).toEqual([]);

  await page.getByLabel('I’m human (sandbox)').check();
  await expect(page.getByRole('status').getByText('Confirmed.')).toBeAttached();
  expect(await sandbox.requests('POST', '/re-captcha/verify')).toHaveLength(1);
  await logInButton(page).click();
  await expect(page).toHaveURL('/home');
  expect(await sandbox.requests('POST', '/auth/login')).toHaveLength(1);
});

test('an avatar is cropped, uploaded and shown in the header; a failed upload can be retried', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(/avatar\/upload responded with 500$/);
  await setSessionCookie(page, servers, 'fan');
  await open(page, '/user/account');
  const inHeader = page.getByRole('button', { name: 'Account menu' }).locator('img');
  const before = await inHeader.getAttribute('src');

  await sandbox.fault({ method: 'POST', path: '/users/avatar/upload', status: 500, times: 1 });
  await page.getByLabel('Profile picture file').setInputFiles('public/icon-512.png');
  const crop = page.getByRole('dialog', { name: 'Position your profile picture' });
  await crop.getByRole('button', { name: 'Use picture' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(inHeader).not.toHaveAttribute('src', before ?? '');
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
