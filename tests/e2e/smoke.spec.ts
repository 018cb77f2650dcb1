import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn, type Account } from './support/accounts';
import { layoutShift } from './support/layout-shift';
import { FREE_VIDEO, OWNED_VIDEO, PLACES } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const MOST_SHIFT = 0.02;
const NARROWEST = 320;

/** How many pixels the page is wider than the window. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What holds for every page, whoever looks at it. Errors, failed requests and violations of the policy are watched by the test itself. */
async function expectSound(page: Page, path: string, status: number): Promise<void> {
  expect(await open(page, path)).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(MOST_SHIFT);
  expect(await overhang(page), 'sideways scroll').toBe(0);
  await expectAccessible(page);
}

for (const { path, status } of PLACES) {
  test(`${path} is sound`, async ({ page, problems }) => {
    if (status >= 400) problems.allow(new RegExp(`^GET \\S+${path} answered ${status}$`));
    await expectSound(page, path, status);
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    expect(await overhang(page), `sideways scroll at ${NARROWEST} px`).toBe(0);
  });
}

const OWN_PAGES: readonly [Account, string][] = [
  ['fan', '/home'],
  ['fan', OWNED_VIDEO],
  ['performer', FREE_VIDEO],
];

for (const [account, path] of OWN_PAGES) {
  test(`${path} is sound for ${account}`, async ({ page, servers }) => {
    await signIn(page, servers, account);
    await expectSound(page, path, 200);
  });
}

test('the root address leads who is logged in to /home', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await open(page, '/');
  await expect(page).toHaveURL('/home');
});

test('addresses of the old site lead to the new ones', async ({ request }) => {
  for (const [old, now] of [['/models', '/performers'], ['/model/aria', '/performers/aria'], ['/movies', '/videos']] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(now);
  }
});

test('the health check answers', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('answers carry the security headers', async ({ request }) => {
  const headers = (await request.get('/home')).headers();
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/'nonce-[^']+'/);
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain('frame-ancestors');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['permissions-policy']).toBeTruthy();
  expect(headers['x-powered-by']).toBeUndefined();
  const again = (await request.get('/home')).headers()['content-security-policy'];
  expect(again, 'a nonce is used once').not.toBe(policy);
});
