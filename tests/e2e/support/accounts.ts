import type { Page } from '@playwright/test';

export const PASSWORD = 'sandbox-pass';

export const ACCOUNTS = {
  fan: 'fan@example.com',
  fan2: 'fan2@example.com',
  performer: 'performer@example.com',
} as const;

export type Account = keyof typeof ACCOUNTS;

/** Returns the token of a new session of the account. */
export async function getToken({ api }: { api: string }, account: Account): Promise<string> {
  const body = JSON.stringify({ username: ACCOUNTS[account], password: PASSWORD, remember: false });
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/**
 * Logs in without the form: gets a token from the API and stores it as the site does. The next page is loaded as this
 * account.
 */
export async function setSessionCookie(
  page: Page,
  servers: { site: string; api: string },
  account: Account,
): Promise<string> {
  const token = await getToken(servers, account);
  await page.context().addCookies([{ name: 'token', value: token, url: servers.site, sameSite: 'Lax' }]);
  return token;
}
