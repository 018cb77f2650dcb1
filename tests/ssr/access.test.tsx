import { ok } from '@/lib/page/outcome';
import { definePage } from '@/shell/load/define-page';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { ACCOUNT_VISITS, SITE_VISITS } from '../setup/site-visits';
import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
const log = serverLog();
let site: Site;
let fan: string;
beforeAll(async () => {
  site = await startSite();
  fan = await api.logIn('fan@example.com');
});

const head = (title: string) => () => ({ title, canonical: '/account-only' });
const loaded = jest.fn(() => Promise.resolve(ok({})));
const accountPage = definePage({
  authenticate: true,
  load: loaded,
  screen: () => <h1>For accounts</h1>,
  head: head('Account page'),
});
const visitCard = definePage({
  authenticate: true,
  noredirect: true,
  screen: () => <h1>For accounts, and a look at it</h1>,
  head: head('A look'),
});

/** The cookie is deleted: empty and expired. */
const CLEARED = [expect.stringMatching(/^token=; (?=.*Max-Age=-1)(?=.*Path=\/)(?=.*SameSite=Lax)(?=.*Secure)/)];

/** Called without a token and shared by all visitors. */
const SHARED = ['/settings/public', '/countries/list', '/languages/list', '/phone-codes/list', '/user-additional'];

describe('a page that requires authentication', () => {
  beforeEach(() => loaded.mockClear());

  test('redirects a guest to the login page, which leads back', async () => {
    const response = await site.get('/account-only?tab=2', { page: accountPage });
    expect([response.status, response.location, response.html]).toEqual([
      302,
      '/auth/login?next=%2Faccount-only%3Ftab%3D2',
      '',
    ]);
    expect(response.headers['cache-control']).toMatch(/no-store/);
    expect(loaded).not.toHaveBeenCalled();
  });

  test('deletes an invalid token on the way there', async () => {
    const response = await site.get('/account-only', { page: accountPage, token: 'worn.out.token' });
    expect([response.status, response.location]).toEqual([302, '/auth/login?next=%2Faccount-only']);
    expect(response.cookies.slice(-1)).toEqual(CLEARED);
    expect(loaded).not.toHaveBeenCalled();
  });

  test("redirects there too if the token can't be verified", async () => {
    await api.fault({ path: '/users/me', status: 500 });
    const response = await site.get('/account-only', { page: accountPage, token: fan });
    expect([response.status, response.location]).toEqual([302, '/auth/login?next=%2Faccount-only']);
    expect(response.cookies.slice(-1)).toEqual(CLEARED);
    expect(log.lines).toEqual([expect.objectContaining({ what: 'users/me' })]);
  });

  test('opens with a valid token and keeps the cookie', async () => {
    const response = await site.get('/account-only', { page: accountPage, token: fan });
    expect([response.status, response.cookies]).toEqual([200, []]);
    expect(read(response.html).text).toContain('For accounts');
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('is shown to a guest if it must not redirect', async () => {
    const response = await site.get('/account-only', { page: visitCard });
    expect(response.status).toBe(200);
    expect(read(response.html).text).toContain('a look at it');
  });
});

const callsExcept = async (...known: string[]) =>
  (await api.requests())
    .map((call) => call.path)
    .filter((call) => ![...SHARED, '/country-block/check', ...known].includes(call));

const OTHERS = ['/user/payments?receipt=1', '/payment/success?transactionId=1', '/user/favorites?tab=performers'];

test('pages that need an account: a guest gets none of them, and no call is made for them', async () => {
  for (const path of [...ACCOUNT_VISITS.map((visit) => visit.path), ...OTHERS]) {
    await api.forgetRequests();
    const { status, location, html, headers } = await site.get(path);
    expect([path, status, location, html]).toEqual([path, 302, `/auth/login?next=${encodeURIComponent(path)}`, '']);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect([path, await callsExcept()]).toEqual([path, []]);
  }
});

test.each([
  { audience: 'fans', other: 'performer', message: 'This page is for fans.' },
  { audience: 'performers', other: 'fan', message: 'This page is for performers.' },
])(
  'pages for $audience: a $other gets a message, and no call is made for them',
  async ({ audience, other, message }) => {
    const token = await api.logIn(`${other}@example.com`);
    const paths = ACCOUNT_VISITS.filter(({ page }) => page.for === audience).map((visit) => visit.path);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      await api.forgetRequests();
      const { status, html } = await site.get(path, { token });
      expect([path, status]).toEqual([path, 403]);
      const page = read(html);
      expect(page.text).toContain(message);
      expect(page.meta('robots').join()).toMatch(/noindex/);
      expect([path, await callsExcept('/users/me')]).toEqual([path, []]);
    }
  },
);

test('pages for guests: an account is sent elsewhere', async () => {
  for (const { path, page } of SITE_VISITS)
    if (page.for === 'guests') {
      const { status, location } = await site.get(path, { token: fan });
      expect([path, status, location]).toEqual([path, 307, expect.stringMatching(/^\/(home|user\/account)/)]);
    }
});

test('a blocked country is closed to accounts, too', async () => {
  await api.block('DE');
  expect((await site.get('/home', { token: fan, remoteAddress: '192.0.2.7' })).status).toBe(451);
});

test('a public page with an invalid token is rendered for a guest, and the cookie is deleted', async () => {
  for (const token of ['worn.out.token', `${fan}x`]) {
    const response = await site.get('/videos', { token });
    expect(response.status).toBe(200);
    expect(response.cookies.slice(-1)).toEqual(CLEARED);
    const page = read(response.html);
    expect(page.links).toContain('/auth/login?next=%2Fvideos');
    expect(page.elements('[data-testid="balance"]')).toEqual([]);
  }
  const later = (await api.requests('/user/assets/videos/search')).map(({ headers }) => headers.authorization);
  expect(later).toEqual([undefined, undefined]);
});

test("a public page is rendered for a guest if the token can't be verified, and the cookie stays", async () => {
  await api.fault({ path: '/users/me', status: 500 });
  const response = await site.get('/categories', { token: fan });
  expect([response.status, response.cookies]).toEqual([200, []]);
  expect(read(response.html).links).toContain('/auth/login?next=%2Fcategories');
});

test('the token is sent to the API unchanged, and is nowhere in the page', async () => {
  const response = await site.get('/home', { token: fan });
  expect((await api.requests('/users/me'))[0]?.headers.authorization).toBe(fan);
  expect(response.html).not.toContain(fan);
});

const PAGES = [
  '/home',
  '/performers',
  '/performers/aria',
  '/performers/aria?tab=about',
  '/videos',
  `/video/${LANDMARKS.freeVideo}`,
  '/category/live-sets',
  `/post/${LANDMARKS.freePost}`,
  `/product/${LANDMARKS.physicalProduct}`,
  '/user/favorites',
  '/user/library',
  '/user/token-transactions',
  '/user/payments',
  '/404',
];
/* The calls respond with 401 one at a time in faults.test.tsx. */
describe('if all calls except get-me respond with 401, the session continues without a redirect', () => {
  test.each(PAGES)('%s', async (path) => {
    for (const token of [fan, undefined]) {
      if (!token && path.startsWith('/user/')) continue;
      await api.noFaults();
      await api.forgetRequests();
      await site.get(path, { token });
      const calls = new Set(
        (await api.requests())
          .map((call) => call.path)
          .filter((call) => call !== '/users/me' && !SHARED.includes(call)),
      );
      expect(calls.size).toBeGreaterThan(path === '/404' && !token ? 0 : 1);

      for (const call of calls)
        await api.fault({ path: call, status: 401, body: { statusCode: 401, message: 'Unauthorized' } });
      const { status, location, cookies, html } = await site.get(path, { token });
      expect({ location, cookies }).toEqual({ location: undefined, cookies: [] });
      expect([200, 404, 503, ...(token ? [] : [403])]).toContain(status);
      if (token) expect(read(html).elements('[data-testid="balance"]')).not.toEqual([]);
    }
  });
});

test('a public page responds with 200 if a secondary call responds with 401', async () => {
  await api.fault({ path: '/event', status: 401, body: { message: 'Unauthorized' } });
  for (const path of ['/home', '/performers/aria', '/live', '/stream/nova']) {
    for (const token of [undefined, fan]) {
      const { status, location, cookies } = await site.get(path, { token });
      expect({ path, status, location, cookies }).toEqual({ path, status: 200, location: undefined, cookies: [] });
    }
  }
});

test('both login pages redirect logged-in visitors: to `next` if it is on this site, otherwise to /home', async () => {
  const led = async (path: string) => (await site.get(path, { token: fan })).location;
  for (const login of ['/auth/login', '/login']) {
    expect(await led(login)).toBe('/home');
    expect(await led(`${login}?next=${encodeURIComponent('/video/v1?t=95')}`)).toBe('/video/v1?t=95');
    for (const evil of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test/home',
      'javascript:alert(1)',
      '/\t/evil.test',
      ' //evil.test',
      '/%2F/../..//evil.test',
      '/login',
      '/auth/login?next=/login',
      '/auth/logout',
    ]) {
      expect(await led(`${login}?next=${encodeURIComponent(evil)}`)).not.toMatch(
        /evil\.test(?<!=.*)$|^\/\/|^\/\\|^https?:|^javascript:|login|logout/,
      );
    }
    expect(await led(`${login}?next=//evil.test&next=/videos`)).toBe('/home');
  }
});

test('the root path redirects logged-in visitors to /home', async () => {
  const response = await site.get('/', { token: fan });
  expect([response.status, response.location]).toEqual([307, '/home']);
});
