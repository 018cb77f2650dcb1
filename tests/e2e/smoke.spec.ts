import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn, tokenOf } from './support/accounts';
import { layoutShift } from './support/layout-shift';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

// Read-only and too many for one worker.
test.describe.configure({ mode: 'parallel' });

const MAX_SHIFT = 0.02;
/** The narrowest phone, in addition to a window of 1280 pixels at 200% and a usual phone. */
const NARROWEST = { width: 320, height: 640 };
const SMALLER = { phone: [NARROWEST], desktop: [{ width: 640, height: 400 }, { width: 390, height: 844 }, NARROWEST] };

/** The elements that are wider than the window, with the number of pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.slice(0, 8).map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`),
    ];
  });

/** What holds for every page and visitor. The fixture checks for errors, failed requests and policy violations. */
async function expectSound(page: Page, path: string, status: number, isMobile: boolean): Promise<void> {
  const size = page.viewportSize();
  expect(await open(page, path), path).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(MAX_SHIFT);
  expect(await overhang(page), 'sideways scroll').toEqual([]);
  // Each screen size checks one theme.
  await expectAccessible(page, [isMobile ? 'light' : 'dark']);
  for (const { width, height } of isMobile ? SMALLER.phone : SMALLER.desktop) {
    await page.setViewportSize({ width, height });
    // Some layout happens in scripts, a moment later.
    await expect.poll(() => overhang(page), { message: `sideways scroll at ${width} px` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/** Pages that share a browser profile: enough to load common scripts only once, few enough to spread over the workers. */
const TOGETHER = 12;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_none, part) =>
    all.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

for (const [index, pages] of inParts(PUBLIC_PAGES).entries())
  test(`public pages pass the page checks, part ${index + 1}`, async ({ page, problems, isMobile }) => {
    for (const { path, status } of pages) {
      if (status >= 400) problems.allow(new RegExp(`^GET \\S+${path} answered ${status}$`));
      await test.step(path, () => expectSound(page, path, status, isMobile));
    }
  });

for (const account of new Set(ACCOUNT_PAGES.map((entry) => entry.account)))
  for (const [index, places] of inParts(ACCOUNT_PAGES.filter((place) => place.account === account)).entries())
    test(`pages of the ${account} pass the page checks, part ${index + 1}`, async ({ page, servers, isMobile }) => {
      await signIn(page, servers, account);
      for (const { path } of places) await test.step(path, () => expectSound(page, path, 200, isMobile));
    });

test('the root address redirects logged-in visitors to /home', async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
  await open(page, '/');
  await expect(page).toHaveURL('/home');
});

test('old addresses redirect to the new ones', async ({ request }) => {
  const moved = {
    '/models': '/performers',
    '/model/aria': '/performers/aria',
    '/movies': '/videos',
    '/streaming/nova': '/stream/nova',
    '/wallet?coupon=X': '/user/wallet?coupon=X',
    '/user/wallet-transaction?kind=tip': '/user/token-transactions?kind=tip',
    '/user/payment-history': '/user/payments',
    '/user/my-subscription': '/user/subscriptions',
    '/user/purchased': '/user/library',
    '/user/bookmarks': '/user/favorites',
  };
  for (const [old, now] of Object.entries(moved)) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(now);
  }
});

test('the health check responds', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('responses carry the security headers', async ({ request, servers }) => {
  const ask = async (headers: Record<string, string> = {}) => (await request.get('/home', { headers })).headers();
  const scriptsIn = (headers: Record<string, string>) =>
    /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  const fans = { Cookie: `token=${await tokenOf(servers, 'fan')}` };
  const [guest, fan, again] = [await ask(), await ask(fans), await ask(fans)];
  for (const headers of [guest, fan]) {
    expect(scriptsIn(headers)).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain('frame-ancestors');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  // Cached pages have no nonce, which would protect nothing if sent twice.
  expect(scriptsIn(guest)).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(guest['cache-control']).toContain('s-maxage');
  expect(guest['permissions-policy']).toContain('camera=()');
  expect(scriptsIn(fan)).toMatch(/^'self' 'nonce-[^']+'$/);
  expect(fan['cache-control']).toBe('private, no-store');
  expect(fan['permissions-policy']).toContain('camera=(self)');
  expect(scriptsIn(again), 'a nonce is used once').not.toBe(scriptsIn(fan));
});
