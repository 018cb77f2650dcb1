import { expect, test } from '@playwright/test';
import { ACCOUNTS, getToken } from './support/accounts';
import { type EdgeRequest, type Edge, startEdge } from './support/edge';
import { FREE_GALLERY, FREE_VIDEO, PRODUCT } from './support/places';
import { Sandbox } from './support/sandbox';

const PAGES = ['/home', '/videos', FREE_VIDEO, '/performers/aria', FREE_GALLERY, PRODUCT];
/** A text of a working page, and one of the page for blocked countries. */
const LOG_IN = 'href="/auth/login';
const CLOSED = 'not available on your country';

let edge: Edge;
let sandbox: Sandbox;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  edge = await startEdge();
  sandbox = new Sandbox(edge.api);
});
test.afterAll(() => edge.stop());

test('a guest gets the cached page of another guest at once, and identical', async () => {
  const guest = { from: '10.1.0.1' };
  for (const path of PAGES) {
    const first = await edge.ask(path, guest);
    const next = await edge.ask(path, { from: '10.1.0.2', cookie: 'theme=dark; _ga=1' });
    expect([path, first.status, first.cache]).toEqual([path, 200, 'MISS']);
    expect([path, next.status]).toEqual([path, 200]);
    expect(['HIT', 'STALE', 'UPDATING'], path).toContain(next.cache);
    expect(next.html).toBe(first.html);
    expect(next.headers.get('set-cookie')).toBeNull();
    // Caches in front of nginx can't tell countries apart.
    expect([first, next].map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(2).fill('private, no-cache'),
    );
    expect(next.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  }
});

test("a fan never gets a cached page, and nobody gets a fan's page", async () => {
  const fans = await Promise.all(
    (['fan', 'fan2'] as const).map(async (name) => ({ own: ACCOUNTS[name], token: await getToken(edge, name) })),
  );
  const wrong: string[] = [];
  const visit = async (number: number) => {
    const path = PAGES[number % PAGES.length] ?? '/home';
    const fan = fans[number % 3];
    const { status, html, cache, headers } = await edge.ask(path, { from: '10.2.0.1', token: fan?.token });
    const strangers = [
      ...fans.filter((other) => other !== fan).flatMap(({ own, token }) => [own, token]),
      ...(fan ? [LOG_IN] : []),
    ];
    const found = strangers.filter((text) => html.includes(text));
    if (status !== 200 || found.length > 0)
      wrong.push(`${path} for ${fan?.own ?? 'a guest'}: ${status} with ${found.join()}`);
    if (fan && (!html.includes(fan.own) || cache !== 'BYPASS' || headers.get('cache-control') !== 'private, no-store'))
      wrong.push(`${path} for ${fan.own}: not their own (${cache})`);
    if (!fan && !html.includes(LOG_IN)) wrong.push(`${path} for a guest: not a guest's`);
  };
  for (let first = 0; first < 120; first += 8)
    await Promise.all(Array.from({ length: 8 }, (_, index) => visit(first + index)));
  expect(wrong).toEqual([]);
});

test('a blocked country never gets a page cached for others, whichever visitor comes first', async () => {
  await sandbox.blockCountries(['XX']);
  const open: EdgeRequest = { from: '192.0.2.30' };
  const blocked: EdgeRequest = { from: '203.0.113.30' };
  for (const query of ['', '?page=1']) {
    for (const path of PAGES) {
      const seen = await Promise.all([
        edge.ask(path + query, open),
        edge.ask(path + query, blocked),
        edge.ask(path + query, blocked),
        edge.ask(path + query, open),
      ]);
      expect([path, ...seen.map(({ status }) => status)]).toEqual([path, 200, 451, 451, 200]);
      expect(seen.map(({ html }) => html.includes(CLOSED))).toEqual([false, true, true, false]);
    }
  }
  await sandbox.tidy();
});

test('a performer who blocks a country is on no page cached for it, whichever visitor comes first', async () => {
  const token = await getToken(edge, 'performer');
  const hide = async (countryCodes: string[]) => {
    const headers = { 'Content-Type': 'application/json', Authorization: token };
    const { ok } = await fetch(`${edge.api}/performer-blocks/countries`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ countryCodes }),
    });
    expect(ok).toBe(true);
  };
  await hide(['DE']);
  const [elsewhere, there] = [{ from: '203.0.113.40' }, { from: '192.0.2.40' }];
  const profile = [];
  for (const who of [elsewhere, there, elsewhere, there])
    profile.push((await edge.ask('/performers/aria?tab=about', who)).status);
  expect(profile).toEqual([200, 403, 200, 403]);
  const list = [];
  for (const who of [there, elsewhere, there, elsewhere])
    list.push((await edge.ask('/performers?q=aria', who)).html.includes('href="/performers/aria"'));
  expect(list).toEqual([false, true, false, true]);
  await hide([]);
});

test('behind the age gate, each class of visitors has its own cached pages', async () => {
  await sandbox.settings({ ageGate: true });
  const requested: EdgeRequest = { from: '10.4.0.1' };
  const confirmed: EdgeRequest = { from: '10.4.0.1', cookie: 'age-confirmed=1' };
  const kinds = [requested, confirmed, requested, confirmed];
  for (const path of ['/home?gate', `${FREE_VIDEO}?gate`]) {
    const seen = [];
    for (const kind of kinds) seen.push(await edge.ask(path, kind));
    expect(seen.map(({ html }) => html.includes('Are you 18 or older?'))).toEqual([true, false, true, false]);
    expect(seen.map(({ cache }) => cache)).toEqual([
      'MISS',
      'MISS',
      expect.not.stringMatching('MISS'),
      expect.not.stringMatching('MISS'),
    ]);
  }
  await sandbox.tidy();
});

test('the image optimizer, page data and internal API routes respond with 404', async () => {
  for (const path of [
    '/_next/image?url=/share.png&w=64&q=75',
    '/_next/data/x/api/ready.json',
    '/_next/data/x/home.json',
    '/api/ready',
    '/api/metrics',
    '/api/visitor-class',
    // Served at the root, where nginx caches them.
    '/api/sitemap',
    '/api/sitemaps/videos-1',
    '/api/robots',
    '/api/manifest',
    '/api/opensearch',
    '/sitemaps/videos-1',
    '/sitemaps/videos-1.txt',
    '/sitemaps/videos%2D1.xml?new',
  ]) {
    expect([path, (await edge.ask(path, { from: '10.8.0.1' })).status]).toEqual([path, 404]);
  }
});

test('files for crawlers are cached once, whatever the query', async () => {
  const from = '10.9.0.1';
  for (const path of ['/sitemaps/videos-1.xml', '/sitemap.xml', '/robots.txt']) {
    const first = await edge.ask(`${path}?a=1`, { from });
    const next = [await edge.ask(`${path}?a=2`, { from }), await edge.ask(path, { from })];
    expect([path, first.status, ...next.map(({ html }) => html === first.html)]).toEqual([path, 200, true, true]);
    next.push(await edge.ask(path, { from, token: 'any' }));
    for (const { cache } of next) expect(['HIT', 'STALE', 'UPDATING'], path).toContain(cache);
    expect(first.headers.get('cache-control'), path).toMatch(/^public, max-age=\d+/);
    expect((await edge.ask(path, { from, body: 'a' })).status, path).toBe(405);
  }
  const pages = [await edge.ask('/videos?page=1', { from }), await edge.ask('/videos?page=2', { from })];
  expect(pages[0]?.html).not.toBe(pages[1]?.html);
});

test('a request with a body gets its own response, and so do those after it', async () => {
  const from = '10.11.0.1';
  for (let round = 0; round < 5; round += 1) {
    const { status } = await edge.ask('/home', { from, body: 'GET /api/health HTTP/1.1\r\n\r\n' });
    expect(status).not.toBe(400);
    // Not in the cache yet, so that a web process answers.
    const page = await edge.ask(`/videos?q=round${round}`, { from });
    expect([page.status, page.html.includes(`round${round}`)]).toEqual([200, true]);
  }
});

test('an IP address over the rate limit gets 429, while others and static files are served', async () => {
  const { limitedSite } = edge;
  const ask = (path: string, from: string) => edge.ask(path, { from }, limitedSite).then(({ status }) => status);
  const statuses = await Promise.all(
    Array.from({ length: 80 }, (_, index) => ask(index % 2 ? '/home' : '/api/health', '10.10.0.1')),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(61);
  expect(await ask('/home', '10.10.0.2')).toBe(200);
  const script = /\/_next\/static\/[^"]+\.js/.exec((await edge.ask('/home', { from: '10.10.0.2' })).html)?.[0] ?? '';
  expect(await ask(script, '10.10.0.1')).toBe(200);
});

test('a web process that dies under load loses no request', async () => {
  const statuses = new Map<string, number>();
  let requests = 0;
  const visitor = async (token?: string) => {
    for (let number = 0; number < 40; number++) {
      const own = `${PAGES[number % PAGES.length]}?n=${requests++}`;
      const outcome = await edge.ask(own, { from: '10.6.0.1', token }).then(
        ({ status, html }) => (html.endsWith('</html>') ? String(status) : `${status}, broken off`),
        (error: unknown) => String(error),
      );
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      if (requests === 100) edge.killOne();
    }
  };
  const token = await getToken(edge, 'fan');
  await Promise.all([visitor(), visitor(), visitor(), visitor(), visitor(token), visitor(token)]);
  expect(Object.fromEntries(statuses)).toEqual({ 200: 240 });
});

test('if the API is down, guests get cached pages instead of errors', async () => {
  const guest = { from: '10.7.0.1' };
  for (const path of PAGES) expect((await edge.ask(path, guest)).status).toBe(200);
  await edge.stopBackEnd();
  for (const path of PAGES) {
    // Stale pages are first served while they are revalidated, and later because of the failure.
    await expect.poll(async () => (await edge.ask(path, guest)).cache, { timeout: 30_000 }).toBe('STALE');
    const { status, html } = await edge.ask(path, guest);
    expect([path, status, html.includes(LOG_IN)]).toEqual([path, 200, true]);
  }
});
