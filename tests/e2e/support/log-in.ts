import type { Page } from '@playwright/test';
import { ACCOUNTS, PASSWORD, type Account } from './accounts';

export const usernameField = (page: Page) => page.getByRole('textbox', { name: 'Username or email' });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });

/** Fills in and submits the login form of the page. */
export async function logInByForm(
  page: Page,
  account: Account,
  { password = PASSWORD, remember = false } = {},
): Promise<void> {
  await usernameField(page).fill(ACCOUNTS[account]);
  await passwordField(page).fill(password);
  await page.getByTestId('remember').setChecked(remember);
  await logInButton(page).click();
}

/** The session cookie of the browser, or undefined. */
export const tokenCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token');
