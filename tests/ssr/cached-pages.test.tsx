import type { PageScope } from '@/store/page-scope';
import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { type Site, startSite, type Visit } from './support/site';

const api = backend();
const log = serverLog();

const LIFE = 5;
const GZIP = { headers: { 'accept-encoding': 'gzip, br' } };
const IN_GERMANY = { headers: { 'x-forwarded-for': '192.0.2.7' } };

let site: Site;
/** A page that shows how often it was rendered. */
let counted: { page: NonNullable<Visit['page']>; times: number; text: string };
let now: number;

const start = async () => {
  site = await startSite({ PUBLIC_CACHE_SECONDS: String(LIFE), SETTINGS_CACHE_SECONDS: '0', TRUST_PROXY: '1' });
};
beforeAll(start);

/** The path of the page, a new one for each test, because pages of earlier tests are cached. */
let path = '';
let tests = 0;
beforeEach(async () => {
  path = `/counted-${(tests += 1)}`;
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const [{ definePage }, { ok }] = await Promise.all([
    import('@/shell/load/define-page'),
    import('@/lib/page/outcome'),
  ]);
  const load = async ({ services, query }: PageScope) => {
    counted.times += 1;
    // Search results are never cached.
    if (query.galleries) await services.galleries.search({ q: 'lantern' }).catch(() => null);
    return ok({ text: `${counted.text} ${counted.times}` });
  };
  counted = {
    page: definePage({
      load,
      screen: ({ text }: { text: string }) => <h1>{text}</h1>,
      head: () => ({ title: 'Counted', canonical: '/counted' }),
    }),
    times: 0,
    text: 'Made',
  };
});
afterEach(() => jest.restoreAllMocks());

const see = (query = '', visit: Visit = {}) => site.get(path + query, { page: counted.page, ...visit });
const seen = async (query?: string, visit?: Visit) =>
  /<h1>(.*?)<\/h1>/.exec((await see(query, visit)).html)?.[1] ?? null;

test('a guest gets the cached page of another guest, identical except for the request id', async () => {
  const [first, second] = [await see(), await see()];
  expect(counted.times).toBe(1);
  expect(second.html).toBe(first.html);
  const { 'x-request-id': one, 'content-length': _length, ...rest } = second.headers;
  const { 'x-request-id': other, ...before } = first.headers;
  expect(rest).toEqual({ 'content-type': undefined, ...before });
  expect(one).not.toBe(other);
});

test('compressed cached pages are identical, and compressed once', async () => {
  const { html, headers } = await see('', GZIP);
  expect(headers['content-encoding']).toBe('gzip');
  // Compressed in the background, after the first response.
  let compressed = await see('', GZIP);
  while (compressed.headers['content-encoding'] === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    compressed = await see('', GZIP);
  }
  expect([compressed.html, compressed.headers['content-encoding']]).toEqual([html, 'gzip']);
  expect((await see()).headers['content-encoding']).toBeUndefined();
});

test('a visitor with a token gets a fresh page, which is not cached', async () => {
  const token = await api.logIn('fan@example.com');
  expect(await seen('', { token })).toBe('Made 1');
  expect(await seen()).toBe('Made 2');
  expect(await seen('', { token })).toBe('Made 3');
  expect(await seen('', { token: 'over' })).toBe('Made 4');
  expect(await seen('', { headers: { authorization: token } })).toBe('Made 5');
  expect(await seen('', { headers: { cookie: `token =${token}` } })).toBe('Made 6');
  expect(await seen()).toBe('Made 2');
});

test('each URL and each country has its own cached page', async () => {
  expect([await seen(), await seen('?page=2'), await seen('', IN_GERMANY)]).toEqual(['Made 1', 'Made 2', 'Made 3']);
  expect([await seen('', IN_GERMANY), await seen('?page=2'), await seen()]).toEqual(['Made 3', 'Made 2', 'Made 1']);
});

test.each([
  ['a search', '?q=lantern', {}],
  ['a very long URL', `?a=${'a'.repeat(400)}`, {}],
  ['a HEAD request', '', { method: 'HEAD' }],
])('%s is not cached', async (_what, query, visit) => {
  expect([await seen(query, visit), await seen(query, visit)]).toEqual(['Made 1', 'Made 2']);
});

test('an incomplete page is not cached', async () => {
  await api.fault({ path: '/user/assets/galleries/search', status: 500 });
  expect(await seen('?galleries=1')).toBe('Made 1');
  await api.noFaults();
  expect([await seen('?galleries=1'), await seen('?galleries=1')]).toEqual(['Made 2', 'Made 2']);
  log.lines.length = 0;
});

test('when a page expires, one request renders it again while others get the stale one', async () => {
  await see();
  now += LIFE * 1000;
  const making = seen();
  expect(await seen()).toBe('Made 1');
  expect(await making).toBe('Made 2');
  expect(await seen()).toBe('Made 2');
});

test('when rendering an expired page fails, another request tries again, and the stale page is not served forever', async () => {
  await see('?galleries=1');
  await api.fault({ path: '/user/assets/galleries/search', status: 500 });
  now += LIFE * 1000;
  expect([await seen('?galleries=1'), await seen('?galleries=1')]).toEqual(['Made 2', 'Made 1']);
  now += 2_000;
  expect([await seen('?galleries=1'), await seen('?galleries=1')]).toEqual(['Made 3', 'Made 1']);
  now += 4 * LIFE * 1000;
  expect([await seen('?galleries=1'), await seen('?galleries=1')]).toEqual(['Made 4', 'Made 5']);
  log.lines.length = 0;
});

test.each<[string, Record<string, boolean>, number]>([
  ['maintenance', { maintenanceMode: true }, 503],
  ['the age gate', { ageGate: true }, 200],
])('%s takes precedence over cached pages', async (_what, settings, status) => {
  await see();
  await api.settings(settings);
  const response = await see();
  expect([response.status, response.html.includes('<h1>Made')]).toEqual([status, false]);
});

test('a page without settings is not cacheable by others', async () => {
  await see();
  await api.fault({ path: '/settings/public', status: 500 });
  now += 1;
  const response = await see();
  expect([response.headers['cache-control'], response.html.includes('<h1>Made 2')]).toEqual([
    'private, no-store',
    true,
  ]);
  log.lines.length = 0;
});

test("the age gate without the owner's text is not cached", async () => {
  const id = api.store.posts.list().find(({ type }) => type === 'page')?._id;
  await api.settings({ ageGate: true, ageGatePageId: id ?? '' });
  await api.fault({ path: '/posts/*', status: 500 });
  const lacking = await see();
  await api.noFaults();
  log.lines.length = 0;
  expect((await see()).html.length).toBeGreaterThan(lacking.html.length);
});

test('the page cache is limited in size: the least recently used page is evicted', async () => {
  counted.text = 'x'.repeat(5_000_000);
  for (let page = 1; page <= 8; page += 1) await see(`?page=${page}`);
  await see('?page=8');
  expect(counted.times).toBe(8);
  await see('?page=1');
  expect(counted.times).toBe(9);
});

// Each of these starts its own site.
test('a visitor from a newly blocked country gets no cached page', async () => {
  await start();
  await see('', IN_GERMANY);
  await api.block('DE');
  now += 4 * LIFE * 1000;
  expect((await see('', IN_GERMANY)).status).toBe(451);
});

test('with PUBLIC_CACHE_SECONDS=0, no page is cached', async () => {
  site = await startSite({ PUBLIC_CACHE_SECONDS: '0' });
  expect([await seen(), await seen()]).toEqual(['Made 1', 'Made 2']);
});
