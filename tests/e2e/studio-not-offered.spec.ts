import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { main, part } from './support/studio';
import { expect, test } from './support/test';

for (const { status, path, call, words: text, rest } of [
  {
    status: 404,
    path: '/studio',
    call: '/comments/performer/search',
    words: 'a list of the comments on everything you publish',
    rest: (page: Page) => part(page, 'Orders to send').getByRole('link').first(),
  },
  {
    status: 501,
    path: '/studio/analytics',
    call: '/earning/performer/days',
    words: 'totals by day and by source',
    rest: (page: Page) => main(page).locator('tbody tr').first(),
  },
  {
    status: 501,
    path: '/studio/earnings',
    call: '/earning/performer/days',
    words: 'totals by day and by source',
    rest: (page: Page) => main(page).locator('tbody tr').first(),
  },
  {
    status: 501,
    path: '/studio/payouts',
    call: '/payout*',
    words: 'payouts',
    rest: (page: Page) => page.getByRole('heading', { level: 1 }),
  },
  {
    status: 404,
    path: '/studio/comments',
    call: '/comments/performer/search',
    words: 'the comments on everything you publish in one place',
    rest: (page: Page) => page.getByRole('heading', { level: 1, name: 'Comments' }),
  },
]) {
  test(`${path} says once what the server does not offer, and the rest works`, async ({
    page,
    servers,
    sandbox,
    problems,
  }) => {
    // The bell asks for the same list.
    problems.allow(new RegExp(`^GET \\S+${call.replace('*', '')}\\S* answered ${status}$`));
    await signIn(page, servers, 'performer');
    await sandbox.fault({ path: call, status, body: { statusCode: status, message: 'No such call.' } });
    expect(await open(page, path)).toBe(200);
    await expect(main(page).getByText(/This site doesn’t support/)).toHaveCount(1);
    await expect(main(page).getByText(/This site doesn’t support/)).toContainText(text);
    await expect(rest(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /could not|No such call/ })).toHaveCount(0);
  });
}
