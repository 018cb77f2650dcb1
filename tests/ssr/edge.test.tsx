import { backend } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { serverLog } from './support/server-log';
import { type SiteResponse, type Site, startSite, type Visit } from './support/site';

const api = backend();
const log = serverLog();
const NO_CACHES = { SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0' };
const PRIVATE = 'private, no-store';
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50, stale-if-error=86400';
const BROWSER_ONLY = 'private, no-cache';
const CONFIRMED = { cookie: 'age-confirmed=1' };
const IN_GERMANY = { headers: { 'x-forwarded-for': '192.0.2.7' } };

let site: Site;
beforeAll(async () => {
  site = await startSite({ ...NO_CACHES, TRUST_PROXY: '1' });
});

const keeping = ({ headers }: SiteResponse) => headers['cache-control'];
/** A request of a proxy that caches pages by visitor class. */
const classed = (name: string, headers = {}): Visit => ({ headers: { 'x-visitor-class': name, ...headers } });
/** For a request of such a proxy, unless the visit names another class. */
const cacheHeaders = async (path: string, visit: Visit = {}) =>
  keeping(await site.get(path, { ...visit, ...classed('open', visit.headers) }));

test.each([
  '/',
  '/home',
  '/videos?page=2',
  '/video/midnight-at-the-paper-lantern',
  '/performers/aria',
  '/galleries',
  '/page/terms',
  '/auth/login',
  '/cart',
  '/stream/aria',
])('%s for guests is cacheable, and contains nothing of one request', async (path) => {
  const response = await site.get(path, classed('open'));
  expect([response.status, keeping(response), response.headers.vary, response.cookies]).toEqual([
    200,
    SHARED,
    'Cookie',
    [],
  ]);
  expect(response.html).not.toContain(String(response.headers['x-request-id']));
});

test('without the visitor class in the request, only the browser may keep a page', async () => {
  const keptBy = async (path: string, visit?: Visit) => keeping(await site.get(path, visit));
  expect([await keptBy('/home'), await keptBy('/home', classed(''))]).toEqual([BROWSER_ONLY, BROWSER_ONLY]);
  expect(await keptBy('/home', IN_GERMANY)).toBe(BROWSER_ONLY);
  expect([await keptBy('/home', classed('gated')), await keptBy('/home', classed('other'))]).toEqual([
    PRIVATE,
    PRIVATE,
  ]);
});

test('a visitor with a token, valid or not, gets an uncached response', async () => {
  const token = await api.logIn('fan@example.com');
  for (const path of ['/home', '/video/midnight-at-the-paper-lantern', '/cart'])
    expect([path, await cacheHeaders(path, { token })]).toEqual([path, PRIVATE]);
  expect(await cacheHeaders('/home', { token: 'over' })).toBe(PRIVATE);
  expect(await cacheHeaders('/home', { headers: { cookie: 'a=1;token=' } })).toBe(PRIVATE);
  expect(await cacheHeaders('/home', { headers: { authorization: token } })).toBe(PRIVATE);
  expect(await cacheHeaders('/home', { headers: { cookie: 'mytoken=1; theme=dark' } })).toBe(SHARED);
});

test.each([
  ['a space before the sign', (token: string) => `token =${token}`],
  ['a space after it', (token: string) => `token= ${token}`],
  ['a tab', (token: string) => `theme=dark;\ttoken\t=${token}`],
  ['quotes', (token: string) => `token="${token}"`],
  ['an empty one after it', (token: string) => `token=${token}; token=`],
  ['an invalid one before it', (token: string) => `token=x; token=${token}`],
])('a token cookie is never taken for a guest: %s', async (_what, write) => {
  const cookie = write(await api.logIn('fan@example.com'));
  expect(await cacheHeaders('/home', { headers: { cookie } })).toBe(PRIVATE);
});

test.each([
  ['upper case', (token: string) => `Token=${token}`],
  ['a percent-encoded name', (token: string) => `%74oken=${token}`],
  ['another name before it', (token: string) => `my token=${token}`],
])('a cookie that is not the token cookie does not count as a login: %s', async (_what, write) => {
  const token = await api.logIn('fan@example.com');
  await api.forgetRequests();
  expect(await cacheHeaders('/home', { headers: { cookie: write(token) } })).toBe(SHARED);
  expect(await api.requests('/users/me')).toEqual([]);
});

test('a response that is not a public page is not cacheable', async () => {
  for (const path of ['/user/wallet', '/studio', '/no/such/page', '/video/no-such-video', '/videos?page=999'])
    expect([path, await cacheHeaders(path)]).toEqual([path, PRIVATE]);
});

test.each([
  ['the settings', '/settings/public', '/categories'],
  ['the country', '/country-block/check', '/categories'],
  ['a row of the start page', '/user/assets/galleries/search', '/home'],
  ['the filters of a list', '/user/assets/categories/search', '/videos'],
])('a page without %s is not cacheable', async (_what, path, page) => {
  expect(await cacheHeaders(page)).toBe(SHARED);
  await api.fault({ path, status: 500 });
  const response = await site.get(page, classed('open'));
  expect([response.status, keeping(response)]).toEqual([200, PRIVATE]);
  await api.noFaults();
  expect(await cacheHeaders(page)).toBe(SHARED);
  log.lines.length = 0;
});

test('blocked-country and maintenance pages are not cacheable', async () => {
  await api.block('DE');
  const blocked = await site.get('/home', IN_GERMANY);
  expect([blocked.status, keeping(blocked)]).toEqual([451, PRIVATE]);
  expect(await cacheHeaders('/home')).toBe(SHARED);
  await api.settings({ maintenanceMode: true });
  expect(await cacheHeaders('/home')).toBe(PRIVATE);
});

test('behind the age gate, only caches that vary by visitor class may store pages', async () => {
  await api.settings({ ageGate: true });
  expect(keeping(await site.get('/home'))).toBe(PRIVATE);
  expect(keeping(await site.get('/home', { headers: CONFIRMED }))).toBe(PRIVATE);
  expect(await cacheHeaders('/home', classed('gated'))).toBe(SHARED);
  expect(await cacheHeaders('/home', classed('open', CONFIRMED))).toBe(SHARED);
  expect(await cacheHeaders('/page/terms', classed('gated'))).toBe(SHARED);
});

test("if the proxy's class of a visitor is outdated, the page is not cacheable", async () => {
  expect(await cacheHeaders('/home', classed('open'))).toBe(SHARED);
  expect(await cacheHeaders('/home', classed('gated'))).toBe(PRIVATE);
  await api.settings({ ageGate: true });
  expect(await cacheHeaders('/home', classed('open'))).toBe(PRIVATE);
});

describe('/api/visitor-class', () => {
  let crawlerServer: CrawlerServer;
  beforeAll(async () => {
    crawlerServer = await startCrawlerServer({ ...NO_CACHES, TRUST_PROXY: '1' });
  });
  afterAll(() => crawlerServer.close());
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await crawlerServer.ask('/api/visitor-class', { headers });
    return [
      response.status,
      response.headers.get('x-visitor-class'),
      response.headers.get('x-accel-expires'),
      response.headers.get('cache-control'),
    ];
  };

  test('returns the visitor class, cacheable by the proxy only', async () => {
    expect(await ask()).toEqual([204, 'open', '30', PRIVATE]);
    await api.block('DE');
    expect(await ask(IN_GERMANY.headers)).toEqual([204, 'closed', '30', PRIVATE]);
    expect((await ask())[1]).toBe('open');
    await api.settings({ ageGate: true });
    expect((await ask())[1]).toBe('gated');
    expect((await ask(CONFIRMED))[1]).toBe('open');
    expect((await ask({ 'user-agent': 'Googlebot/2.1' }))[1]).toBe('open');
    await api.settings({ maintenanceMode: true });
    expect((await ask(CONFIRMED))[1]).toBe('closed');
  });

  test('contains the country, because performers can block one', async () => {
    const getContent = async (address: string) =>
      (await crawlerServer.ask('/api/visitor-class', { headers: { 'x-forwarded-for': address } })).headers.get(
        'x-visitor-place',
      );
    expect([await getContent('192.0.2.7'), await getContent('10.0.0.1')]).toEqual(['DE', 'null']);
    await api.fault({ path: '/country-block/check', body: { status: 0, data: { blocked: false } }, times: 1 });
    expect(await getContent('192.0.2.8')).toBeNull();
  });

  test.each(['/settings/public', '/country-block/check'])(
    'responds with 503 and without a class if %s fails',
    async (path) => {
      await api.fault({ path, status: 500 });
      expect(await ask()).toEqual([503, null, null, PRIVATE]);
      log.lines.length = 0;
    },
  );
});

// Each of these starts its own server and makes the previous ones unusable.
test('the class header of an untrusted proxy is ignored', async () => {
  const alone = await startSite(NO_CACHES);
  expect(keeping(await alone.get('/home', classed('open')))).toBe(BROWSER_ONLY);
  await api.settings({ ageGate: true });
  expect(keeping(await alone.get('/home', classed('gated')))).toBe(PRIVATE);
});

test('EDGE_CACHE_SECONDS sets the lifetime; 0 disables caching', async () => {
  const long = await startSite({ EDGE_CACHE_SECONDS: '60', TRUST_PROXY: '1' });
  expect(keeping(await long.get('/categories', classed('open')))).toContain('s-maxage=60, stale-while-revalidate=300,');
  const never = await startSite({ EDGE_CACHE_SECONDS: '0', TRUST_PROXY: '1' });
  expect(keeping(await never.get('/categories', classed('open')))).toBe(PRIVATE);
});
