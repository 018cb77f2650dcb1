import { backend } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { dangers } from './support/dangers';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
const log = serverLog();
let site: Site;
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crawlerServer = await startCrawlerServer();
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
});
afterAll(() => crawlerServer.close());
beforeEach(() => api.settings({ ageGate: true }));

const QUESTION = 'Are you 18 or older?';
const CONFIRMED = { headers: { cookie: 'age-confirmed=1' } };
const contentCalls = async () =>
  (await api.requests())
    .map(({ path }) => path)
    .filter((path) => !/^\/(settings|country-block|users\/me|posts\/)/.test(path));
const submitAgeGate = (fields: Record<string, string>) =>
  crawlerServer.ask('/api/age-check', { method: 'POST', body: new URLSearchParams(fields) });

describe.each([
  '/',
  '/home',
  '/performers/aria',
  '/videos?page=2',
  '/video/midnight-at-the-paper-lantern',
  '/auth/login',
  '/404',
  '/no/such/page',
])('%s', (path) => {
  test('asks a guest first, without any of its content', async () => {
    const { status, html, headers } = await site.get(path);
    const page = read(html);
    expect(status).toBe(['/404', '/no/such/page'].includes(path) ? 404 : 200);
    expect(page.elements('h1').map(({ textContent }) => textContent)).toEqual([QUESTION]);
    expect(page.text).toContain('at least 18 years old');
    expect(page.text).toContain('remember your answer on this device for 30 days');
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.jsonLd).toEqual([]);
    expect(page.meta('og:image')).toEqual(['https://site.test/share.png']);
    expect(html).not.toMatch(/Midnight|Aria|Sunrise|Log in/);
    expect(await contentCalls()).toEqual([]);
    expect(String(headers.vary)).toMatch(/Cookie.*User-Agent/);
    expect(htmlProblems(html)).toEqual([]);
  });

  test('is unchanged for visitors who answered, have an account, or are known crawlers', async () => {
    const fan = await api.logIn('fan@example.com');
    const crawler = {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    };
    for (const visit of [CONFIRMED, { token: fan }, crawler]) {
      const { html, headers } = await site.get(path, visit);
      expect(html).not.toContain(QUESTION);
      expect(String(headers.vary)).toMatch(/Cookie/);
    }
  });
});

test('the question is a plain form with a link to leave', async () => {
  const page = read((await site.get('/videos?sort=popular')).html);
  const [form] = page.elements('form');
  expect([form?.getAttributeValue('method'), form?.getAttributeValue('action')]).toEqual(['post', '/api/age-check']);
  expect(
    page.elements('form input').map((input) => [input.getAttributeValue('name'), input.getAttributeValue('value')]),
  ).toEqual([['next', '/videos?sort=popular']]);
  expect(page.text).toContain('I’m 18 or older. Enter Encore');
  expect(page.links).toEqual(['/page/terms', '/page/privacy', 'https://www.wikipedia.org/']);
});

test('a confirmed visitor continues to the requested page and is remembered for the configured time', async () => {
  await api.settings({ ageGateDays: 7 });
  const response = await submitAgeGate({ next: '/videos?sort=popular' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/videos?sort=popular']);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^age-confirmed=1; (?=.*Max-Age=604800)(?=.*Path=\/)(?=.*Secure)(?=.*SameSite=Lax)/),
  ]);
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
});

test('the form redirects only to pages of this site, including the login page', async () => {
  const led = async (next: string) => (await submitAgeGate({ next })).headers.get('location');
  expect(await led('/auth/login?next=%2Fvideos')).toBe('/auth/login?next=%2Fvideos');
  for (const evil of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])
    expect([evil, await led(evil)]).toEqual([evil, '/home']);
  expect((await crawlerServer.ask('/api/age-check')).status).toBe(405);
  // Large or malformed bodies are refused or ignored.
  expect(
    (
      await crawlerServer.ask('/api/age-check', {
        method: 'POST',
        body: 'next[]=1',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status,
  ).toBe(400);
});

test('legal pages stay open', async () => {
  const { status, html } = await site.get('/page/terms');
  expect([
    status,
    read(html)
      .elements('h1')
      .map(({ textContent }) => textContent),
  ]).toEqual([200, ['Terms of use']]);
});

test('an unknown legal page recommends performers only to visitors who may see them', async () => {
  const gated = await site.get('/page/no-such-page');
  expect([gated.status, read(gated.html).elements('h1').length]).toEqual([404, 1]);
  expect(gated.html).not.toContain('Popular performers');
  expect(await contentCalls()).toEqual([]);
  expect((await site.get('/page/no-such-page', CONFIRMED)).html).toContain('Popular performers');
});

test('only pages of the site open without the gate, whatever the type of a post says', async () => {
  const [post] = api.store.posts.list().filter(({ type }) => type === 'post');
  const path = `/page/${post?.slug ?? ''}`;
  expect((await site.get(path)).location).toMatch(/^\/post\//);
  await api.fault({ path: '/posts/*', status: 200, body: { data: { ...post, type: undefined } } });
  expect((await site.get(path)).location).toMatch(/^\/post\//);
  await api.noFaults();
  await api.fault({ path: '/posts/*', status: 200, body: { data: { ...post, type: 'story', performerId: null } } });
  expect((await site.get(path)).location).toMatch(/^\/post\//);
});

test('a visitor with an account is not asked again after logging out', async () => {
  const { cookies } = await site.get('/videos', { token: await api.logIn('fan@example.com') });
  expect(cookies).toEqual([expect.stringMatching(/^age-confirmed=1; Max-Age=2592000/)]);
});

test('/age-check asks on its own and then redirects', async () => {
  const requested = read((await site.get('/age-check?next=%2Fvideos')).html);
  expect(requested.elements('form input').map((input) => input.getAttributeValue('value'))).toEqual(['/videos']);
  expect((await site.get('/age-check?next=%2Fvideos', CONFIRMED)).location).toBe('/videos');
  expect((await site.get('/age-check?next=%2F%2Fevil.test', CONFIRMED)).location).toBe('/home');
  await api.settings({ ageGate: false });
  expect((await site.get('/age-check')).location).toBe('/home');
});

test('maintenance and country blocks take precedence', async () => {
  await api.block('DE');
  expect((await site.get('/home', { remoteAddress: '192.0.2.7' })).status).toBe(451);
  await api.settings({ maintenanceMode: true });
  expect((await site.get('/home')).status).toBe(503);
});

test('without a text of the owner the built-in one is shown; hostile ones are harmless', async () => {
  await api.fault({ path: '/posts/*', status: 500 });
  const without = read((await site.get('/home')).html);
  expect(without.text).toContain('This site is for adults.');
  expect(log.lines.map(({ what }) => what)).toEqual(['posts.get', 'age gate']);
  await api.noFaults();

  await api.hostile();
  const { html } = await site.get('/home');
  const page = read(html);
  expect(page.text).toContain('Kept words');
  expect(dangers(html)).toEqual([]);
  expect(page.links.filter(Boolean)).toEqual(['https://www.google.com/']);
});

test("without the setting no one is asked, and responses don't vary by cookie", async () => {
  await api.settings({ ageGate: false });
  const { html, headers, cookies } = await site.get('/home');
  expect(html).not.toContain(QUESTION);
  expect([headers.vary, cookies]).toEqual(['Cookie', []]);
});
