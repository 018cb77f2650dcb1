import type { Page } from '@playwright/test';

export const PASSWORD = 'sandbox-pass';

export const ACCOUNTS = { fan: 'fan@example.com', fan2: 'fan2@example.com', performer: 'performer@example.com' } as const;

export type Account = keyof typeof ACCOUNTS;

/** Logs in without the form: asks the API for a token and keeps it as the site does. The next page is the account's own. */
export async function signIn(page: Page, { site, api }: { site: string; api: string }, account: Account): Promise<string> {
  const answer = await page.request.post(`${api}/auth/login`, { data: { username: ACCOUNTS[account], password: PASSWORD, remember: false } });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.context().addCookies([{ name: 'token', value: data.token, url: site, sameSite: 'Lax' }]);
  return data.token;
}
