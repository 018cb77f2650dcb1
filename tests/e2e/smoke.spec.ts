import { getToken } from './support/accounts';
import { testAccountPages, testPublicPages } from './support/page-checks';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from './support/places';
import { expect, test } from './support/test';

// Read-only and too many for one worker.
test.describe.configure({ mode: 'parallel' });

testPublicPages('public pages', PUBLIC_PAGES);
testAccountPages('pages', ACCOUNT_PAGES);

test('old URLs redirect to the new ones', async ({ request }) => {
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
    const response = await request.get(old, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(now);
  }
});

test('responses carry the security headers', async ({ request, servers }) => {
  const ask = async (headers: Record<string, string> = {}) => (await request.get('/home', { headers })).headers();
  const scriptsIn = (headers: Record<string, string>) =>
    /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  const fans = { Cookie: `token=${await getToken(servers, 'fan')}` };
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
  expect(guest['cache-control']).toBe('private, no-cache');
  expect(guest['permissions-policy']).toContain('camera=()');
  expect(scriptsIn(fan)).toMatch(/^'self' 'nonce-[^']+'$/);
  expect(fan['cache-control']).toBe('private, no-store');
  expect(fan['permissions-policy']).toContain('camera=(self)');
  expect(scriptsIn(again), 'a nonce is used once').not.toBe(scriptsIn(fan));
});
