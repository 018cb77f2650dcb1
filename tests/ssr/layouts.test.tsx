import { definePage } from '@/shell/load/define-page';
import { backend, type Fault } from './support/backend';
import { heldDeadlines } from './support/deadlines';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
const log = serverLog();
const deadlines = heldDeadlines();
let site: Site;
beforeAll(async () => {
  site = await startSite({ ...WITH_WARNINGS, SETTINGS_CACHE_SECONDS: '0' });
});

/** The sandbox treats IP addresses in this range as German. */
const IN_GERMANY = { remoteAddress: '192.0.2.7' };
const SENTENCE = "We've sorry. Website content is not available on your country.";
const PAGES = [
  '/',
  '/home',
  '/performers',
  '/performers/aria',
  '/videos',
  '/categories',
  '/auth/login',
  '/login',
  '/404',
];

const contentCalls = async () =>
  (await api.requests())
    .map(({ path }) => path)
    .filter((path) => !/^\/(settings|country-block|users\/me|auth)/.test(path));

describe('maintenance mode', () => {
  beforeEach(async () => {
    await api.settings({ maintenanceMode: true });
  });

  test.each(PAGES)('%s shows the maintenance page without its content', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);

    const page = read(response.html);
    expect(
      page.elements('img').map((image) => [image.getAttributeValue('src'), image.getAttributeValue('alt')]),
    ).toEqual([['/under-construction.svg', 'Under construction']]);
    expect(page.text).toMatch(/^Encore is under maintenance/);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.links).toEqual([]);
    expect(page.jsonLd).toEqual([]);
    expect(response.html).not.toMatch(/Aria|Midnight|Log in/);
    expect(await contentCalls()).toEqual([]);
    expect(htmlProblems(response.html)).toEqual([]);
  });

  test('takes precedence over the country block and the login of a page', async () => {
    await api.block('DE');
    const members = definePage({
      authenticate: true,
      screen: () => <h1>For members</h1>,
      head: () => ({ title: 'Members', canonical: '/members' }),
    });
    for (const visit of [IN_GERMANY, { page: members }, { ...IN_GERMANY, page: members }]) {
      const response = await site.get('/members', visit);
      expect(response.status).toBe(503);
      expect(response.html).toContain('/under-construction.svg');
      expect(response.html).not.toContain('available on your country');
    }
  });
});

describe('for visitors from a blocked country', () => {
  beforeEach(async () => {
    await api.block('DE');
  });

  test.each(PAGES)('%s is only the message', async (path) => {
    const response = await site.get(path, IN_GERMANY);
    const page = read(response.html);
    expect(response.status).toBe(451);
    expect(page.text).toBe(SENTENCE);
    expect(page.links).toEqual([]);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(response.headers).not.toHaveProperty('retry-after');
    expect(await contentCalls()).toEqual([]);
  });

  test('applies also if the response is the 1 of an older back end', async () => {
    await api.fault({ path: '/country-block/check', status: 200, body: { status: 0, data: { blocked: 1 } } });
    expect((await site.get('/home')).status).toBe(451);
  });

  test('does not apply to other visitors', async () => {
    expect((await site.get('/home', { remoteAddress: '198.51.100.1' })).status).toBe(200);
    expect((await site.get('/home')).status).toBe(200);
  });

  test('takes precedence over the login of a page', async () => {
    const members = definePage({
      authenticate: true,
      screen: () => <h1>For members</h1>,
      head: () => ({ title: 'Members', canonical: '/members' }),
    });
    expect((await site.get('/members', { ...IN_GERMANY, page: members })).status).toBe(451);
  });

  test.each<[string, Omit<Fault, 'path'>]>([
    ['responds with 500', { status: 500 }],
    ['breaks off', { drop: true }],
    ['takes too long', { hold: true }],
    ['responds with HTML', { status: 200, body: '<html>Bad gateway</html>', contentType: 'text/html' }],
  ])('a failed check that %s blocks nobody, and is logged', async (_what, fault) => {
    await api.fault({ path: '/country-block/check', ...fault });
    deadlines.hold();
    const visit = site.get('/home', IN_GERMANY);
    if (fault.hold) {
      const hasStatus = async (path: string) => (await api.requests(path)).map(({ status }) => status !== null);
      await deadlines.fire(
        async () =>
          (await hasStatus('/settings/public')).includes(true) &&
          (await hasStatus('/country-block/check')).includes(false),
      );
    }
    const response = await visit;
    expect(response.status).toBe(200);
    expect(read(response.html).text).toContain('Newest videos');
    expect(log.lines).toEqual([
      expect.objectContaining({
        level: 'error',
        what: 'country-block/check',
        requestId: response.headers['x-request-id'],
      }),
    ]);
  });
});

describe('the layout of a page', () => {
  const has = (html: string) => {
    const page = read(html);
    return {
      header: page.elements('header a').some((link) => link.getAttributeValue('href') === '/home'),
      menus: page.elements('nav[aria-label="Main"]').length > 0,
      footer: page.elements('footer').length > 0,
    };
  };
  const PRIMARY = { header: true, menus: true, footer: true };
  const BARE = { header: true, menus: false, footer: false };
  const NOTHING = { header: false, menus: false, footer: false };

  test.each([
    [undefined, PRIMARY],
    ['primary', PRIMARY],
    ['auth', BARE],
    ['public', BARE],
    ['blank', NOTHING],
  ] as const)('%s', async (layout, parts) => {
    const page = definePage({
      layout,
      screen: () => <h1>A page</h1>,
      head: () => ({ title: 'A page', canonical: '/a-page' }),
    });
    const { html, status } = await site.get('/a-page', { page });
    expect(status).toBe(200);
    expect(read(html).text).toContain('A page');
    expect(has(html)).toEqual(parts);
  });

  test('is the primary one by default, and the account layout for the login page', async () => {
    expect(has((await site.get('/home')).html)).toEqual(PRIMARY);
    expect(has((await site.get('/auth/login')).html)).toEqual(BARE);
  });
});
