import { operations } from '@/contract/operations';
import type { Operation } from '@/contract/operation';
import { API, SITE } from './support/urls';
import { backend } from './support/backend';
import { dangers } from './support/dangers';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { PAGES } from './support/pages';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
const FRESH = { SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0' };
let site: Site;
let crawlerServer: CrawlerServer;
let fan: string;
let performer: string;
beforeAll(async () => {
  crawlerServer = await startCrawlerServer(FRESH);
  site = await startSite(FRESH);
  fan = await api.logIn('fan@example.com');
  performer = await api.logIn('performer@example.com');
});
afterAll(() => crawlerServer.close());

/** Each page tries only a few values, because all pages treat them in the same way. */
const TRIED = 3;
const pickSome = (values: string[], index: number) =>
  Array.from({ length: TRIED }, (_, nth) => values[(index * TRIED + nth) % values.length] ?? '');

/** As written in the URL. */
const IDS = [
  '..%2f..%2fusers%2fme',
  '%2e%2e%2f%2e%2e%2fsettings%2fpublic%3fx=',
  '..%5c..%5cusers',
  '%252e%252e%252fusers%252fme',
  '%00',
  '%0d%0aX-Evil:%201',
  'a%3Fadmin=1%23',
  '..;%2fusers%2fme',
  '__proto__',
  'constructor',
  'a'.repeat(10_000),
  '%e2%80%ae%ef%bf%bf',
  "'%20or%201=1--",
  '%7b%24ne:null%7d',
];

describe('invalid ids', () => {
  const routes = Object.keys(PAGES).filter((route) => route.includes('['));
  const tokenFor = (route: string) => (route.startsWith('/studio') || route.startsWith('/u/') ? performer : fan);

  test.each(
    routes.map((route, index) => ({
      route,
      ids: pickSome(IDS, index),
    })),
  )('$route: invalid ids find nothing and cause no other call', async ({ route, ids }) => {
    const found: unknown[] = [];
    for (const id of ids) {
      await api.forgetRequests();
      const { status, html, location } = await site.get(route.replace(/\[\w+\]/, id), { token: tokenFor(route) });
      // The console of a show calls nothing before the browser does.
      if (![404, 400, 403].includes(status) && !route.startsWith('/studio/live'))
        found.push([id.slice(0, 40), status, location]);
      if (dangers(html).length > 0) found.push([id.slice(0, 40), dangers(html)]);
      const odd = (await api.requests()).filter(({ path }) => !isCall(path) || path.split('/').includes('..'));
      if (odd.length > 0) found.push([id.slice(0, 40), odd.map(({ path }) => path)]);
    }
    expect(found).toEqual([]);
    // Once for the visitor, and not again from an id.
    expect(await api.requests('/users/me')).toHaveLength(1);
  });
});

/** Whether the contract has a call at this path, in which each parameter is one segment. */
const patterns = (Object.values(operations) as Operation[])
  .flatMap(({ path, aliases = [] }) => [path, ...aliases])
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
const isCall = (path: string) => patterns.some((pattern) => pattern.test(path));

test.each(['/videos', '/search', '/events', '/auth/login', '/contact', '/payment/success'])(
  '%s responds to a query of 100 kB, and neither repeats it nor forwards it',
  async (path) => {
    const long = 'x'.repeat(100_000);
    const { status, html } = await site.get(
      `${path}?q=${long}&page=${'9'.repeat(1000)}&tab=${long}&sort=${long}&next=/${long}&month=${long}&about=/${long}&transactionId=${long}&tags=a&tags=b`,
      { token: path.startsWith('/payment') ? fan : undefined },
    );
    expect(status).toBeLessThan(500);
    expect(dangers(html)).toEqual([]);
    for (const { query } of await api.requests()) expect(JSON.stringify(query).length).toBeLessThan(2000);
  },
);

test("queries: can't reach the prototype of any object", async () => {
  for (const path of ['/videos', '/search', '/events']) {
    const { status } = await site.get(
      `${path}?__proto__[polluted]=1&__proto__=1&constructor[prototype][polluted]=1&constructor=1&q=a&sort=__proto__&tab=constructor&page=toString`,
    );
    expect([path, status]).toEqual([path, 200]);
  }
  expect({}).not.toHaveProperty('polluted');
});

test("responses of the API: can't reach the prototype of any object", async () => {
  const evil = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const settings = await (await api.respond(new Request(`${API}/settings/public`))).text();
  await api.fault({
    path: '/settings/public',
    body: settings.replace('"data":{', `"data":{${evil},`),
    contentType: 'application/json',
  });
  await api.fault({
    path: '/users/me',
    body: `{"status":0,${evil},"data":{${evil},"_id":"1","name":"N"}}`,
    contentType: 'application/json',
  });
  await api.fault({
    path: '/performers/search',
    body: `{"status":0,"data":{${evil},"total":1,"data":[{${evil},"_id":"1","name":"N","username":"__proto__"}]}}`,
    contentType: 'application/json',
  });
  const { html } = await site.get('/performers', { token: fan });
  expect({}).not.toHaveProperty('polluted');
  // Nor in the browser, which spreads the state of the page.
  const state = read(html).state.props.initialState ?? {};
  for (const slice of Object.values(state)) expect({ ...(slice as object) }).not.toHaveProperty('polluted');
});

describe('redirect targets', () => {
  const OUT = [
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%09/evil.test',
    '/\t//evil.test',
    '/..//evil.test',
    '/home\r\nSet-Cookie: token=x',
    'http://site.test@evil.test',
    '\u0000//evil.test',
    '//evil%E3%80%82test',
  ];
  /** Each path gets some of them, and all of them are used. tests/unit/lib/own-path.test.ts tries more. */
  const addTargets = (paths: string[], start = 0) =>
    paths.flatMap((path, index) => pickSome(OUT, start + index).map((next) => path + encodeURIComponent(next)));

  test('are never on another site, whatever the URL contains', async () => {
    const found: unknown[] = [];
    for (const path of addTargets(['/auth/login?next=', '/login?next=', '/auth/register?next=', '/age-check?next='])) {
      const { location = '', cookies } = await site.get(path, { token: fan });
      if (new URL(location, SITE).origin !== SITE || !/^\/(?![/\\])/.test(location) || cookies.length > 0)
        found.push([path, location, cookies]);
    }
    for (const path of addTargets(
      ['/auth/login?next=', '/auth/forgot-password?next=', '/contact?about=', '/payment/success?redirectUrl='],
      4,
    )) {
      const { html } = await site.get(path);
      const links = read(html).links.filter(
        (href) => /evil/.test(new URL(href, SITE).host) || /^(javascript|data):/.test(href),
      );
      if (links.length > 0) found.push([path, links]);
    }
    expect(found).toEqual([]);
  });

  test('of the age gate form are never on another site', async () => {
    for (const next of OUT) {
      const response = await crawlerServer.ask('/api/age-check', {
        method: 'POST',
        body: new URLSearchParams({ next }),
      });
      expect([next, response.status, new URL(response.headers.get('location') ?? '', SITE).origin]).toEqual([
        next,
        303,
        SITE,
      ]);
    }
  });
});

describe("a page of another site in a fan's browser", () => {
  test("can't confirm the visitor's age", async () => {
    const ask = (site: string) =>
      crawlerServer.ask('/api/age-check', {
        method: 'POST',
        body: new URLSearchParams({ next: '/videos' }),
        headers: { 'sec-fetch-site': site },
      });
    expect((await ask('same-origin')).headers.get('set-cookie')).toContain('age-confirmed');
    const foreign = await ask('cross-site');
    expect([foreign.status, foreign.headers.get('location'), foreign.headers.get('set-cookie')]).toEqual([
      303,
      '/videos',
      null,
    ]);
  });

  test('finds no own route that accepts anything but reads', async () => {
    for (const path of ['/api/health', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/opensearch.xml']) {
      const response = await crawlerServer.ask(path, {
        method: 'POST',
        body: 'x',
        headers: { cookie: `token=${fan}` },
      });
      expect([path, response.headers.get('set-cookie')]).toEqual([path, null]);
    }
    expect(
      (await api.requests()).filter(({ method, headers }) => method !== 'GET' || 'authorization' in headers),
    ).toEqual([]);
  });
});

// Last, because each of them replaces the running site.
describe('the host name sent by the visitor', () => {
  const POISON = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'javascript',
    'x-forwarded-port': '666',
    'x-forwarded-for': 'evil.test',
    forwarded: 'host=evil.test;proto=http',
    'x-original-url': '/evil.test',
    'x-rewrite-url': '/evil.test',
    origin: 'https://evil.test',
    referer: 'https://evil.test/',
  };

  test.each([{ TRUST_PROXY: '0' }, { TRUST_PROXY: '1' }])('changes no URL in a page (%j)', async (environment) => {
    const own = await startSite({ ...FRESH, ...environment });
    for (const path of ['/home', '/performers/aria', '/nowhere']) {
      const { html, headers } = await own.get(path, { headers: POISON });
      expect([path, html.includes('evil.test')]).toEqual([path, false]);
      expect(JSON.stringify(headers)).not.toContain('evil.test');
      for (const url of [...read(html).canonical, ...read(html).meta('og:url')])
        expect(url).toMatch(new RegExp(`^${SITE}(/|$)`));
    }
    for (const path of ['/user/account', '/studio'])
      expect((await own.get(path, { headers: POISON })).location).toMatch(/^\/auth\/login/);
  });

  test('changes no URL in files for crawlers', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/opensearch.xml', '/manifest.webmanifest']) {
      const { host: _, ...headers } = POISON;
      const text = await (await crawlerServer.ask(path, { headers })).text();
      expect([path, text.includes('evil.test')]).toEqual([path, false]);
    }
  });
});
