import { delay, http, HttpResponse } from 'msw';
import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { processState } from '@/server/ops/process-state';
import { definePage } from '@/shell/load/define-page';
import { cases } from '../setup/exhaustive';
import { API } from './support/urls';
import { backend, type Fault } from './support/backend';
import { unreadable } from './support/readable';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
const log = serverLog();

interface Page {
  path: string;
  /** Status if the API is down; 503 by default. */
  down?: number;
  /** Status if every response is null instead of data, if it differs: a record that is null doesn't exist. */
  empty?: number;
}

const VIDEO = LANDMARKS.freeVideo;
const EVENT = eventId(LANDMARKS.events.coming);
const PAGES: Page[] = [
  { path: '/' },
  { path: '/home' },
  { path: '/auth/login', down: 200 },
  { path: '/login?next=/videos', down: 200 },
  { path: '/auth/logout', down: 200 },
  { path: '/performers' },
  { path: '/performers/aria', empty: 404 },
  { path: '/performers/aria?tab=about', empty: 404 },
  { path: '/performers/aria?tab=galleries', empty: 404 },
  { path: '/performers/aria?tab=events', empty: 404 },
  { path: '/videos?page=2' },
  { path: `/video/${VIDEO}`, empty: 404 },
  { path: '/galleries' },
  { path: `/gallery/${LANDMARKS.freeGallery}`, empty: 404 },
  { path: '/photos' },
  { path: '/posts' },
  { path: `/post/${LANDMARKS.freePost}`, empty: 404 },
  { path: '/events' },
  { path: '/events?month=' + new Date().toISOString().slice(0, 7) },
  { path: `/event/${EVENT}`, empty: 404 },
  { path: '/live' },
  { path: '/shop' },
  { path: `/product/${LANDMARKS.physicalProduct}`, empty: 404 },
  { path: '/search?q=lantern&tab=videos' },
  { path: '/categories' },
  { path: '/category/live-sets' },
  { path: '/page/about', empty: 404 },
  { path: '/membership' },
  { path: '/contact', down: 200 },
  { path: '/cart', down: 200 },
  { path: '/history', down: 200 },
  { path: '/404', down: 404 },
];

interface Running {
  how: string;
  environment: Record<string, string>;
  /** What can be wrong with the API. */
  down: [what: string, fault: Fault][];
}
const RUNNING: Running[] = [
  { how: 'that warns', environment: WITH_WARNINGS, down: [['does not respond', { path: '/*', drop: true }]] },
  {
    how: 'that waits for little',
    environment: { API_DEADLINE_MS: '50' },
    down: [['is slower than that', { path: '/*', delay: 150 }]],
  },
  {
    how: 'as it runs in earnest',
    environment: {},
    down: [
      [
        'responds with HTML',
        {
          path: '/*',
          status: 200,
          body: '<!doctype html><title>Welcome to the proxy</title>',
          contentType: 'text/html',
        },
      ],
      ['sends an empty response', { path: '/*', status: 200, body: '' }],
      ['sends replies without their data', { path: '/*', status: 200, body: { status: 0, data: null } }],
      ['responds with 500', { path: '/*', status: 500, body: { statusCode: 500, message: 'Internal server error' } }],
    ],
  },
];

const FAULTS = RUNNING.flatMap(({ down }) => down.map(([what]) => what));

/*
 * Each page fails in two of six ways, and in all of them in `npm run test:all`. The calls of a page fail one at a time
 * in faults.test.tsx.
 */
describe.each(RUNNING)('a site $how', ({ environment, down: faults }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
  });

  describe.each(faults)('if the API %s', (what, fault) => {
    beforeEach(() => api.fault(fault));

    const start = FAULTS.indexOf(what);
    test.each(PAGES.filter((_page, index) => (index + start) % cases(3, 1) === 0))(
      '$path',
      async ({ path, down = 503, empty = down }) => {
        const response = await site.get(path);
        expect(response.status).toBe(what === 'sends replies without their data' ? empty : down);
        expect(unreadable(path, response)).toEqual([]);
        expect(log.lines.map(({ what }) => what)).toEqual(
          expect.arrayContaining(['settings/public', 'country-block/check']),
        );
        expect(new Set(log.lines.map(({ requestId }) => requestId))).toEqual(
          new Set([response.headers['x-request-id']]),
        );
        if (fault.drop) expect(htmlProblems(response.html)).toEqual([]);
        // Wait for the calls that the page started, so that none fails after the test.
        while ((await api.requests()).some(({ status }) => status === null))
          await new Promise((resolve) => setTimeout(resolve, 10));
      },
    );
  });
});

describe('a running site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  const getText = async (path: string) => read((await site.get(path)).html).text;

  describe('if one call fails', () => {
    test("its section shows an error in place, without the server's text", async () => {
      await api.fault({ path: '/comments/search', status: 500, body: { message: 'The comments are asleep' } });
      const text = await getText(`/video/${VIDEO}`);
      expect(text).toContain('Comments couldn’t be loaded.');
      expect(text).not.toContain('The comments are asleep');
      expect(text).toContain('Something went wrong on the server.');
      expect(text).toContain('Watch next');
    });

    test('its section can be retried', async () => {
      await api.fault({ path: '/user/assets/videos/search', status: 503 });
      for (const path of ['/videos', '/performers/aria', `/video/${VIDEO}`, '/home']) {
        const page = read((await site.get(path)).html);
        expect([path, page.elements('main button').map(({ textContent }) => textContent)]).toEqual([
          path,
          expect.arrayContaining(['Retry']),
        ]);
      }
    });

    test.each([404, 429, 500])('on a profile tab (%i) leaves the profile itself at 200', async (status) => {
      await api.fault({ path: '/user/assets/videos/search', status, body: { message: 'Not found' } });
      const response = await site.get('/performers/aria');
      expect(response.status).toBe(200);
      expect(read(response.html).meta('robots')).toEqual([]);
      expect(
        read(response.html)
          .elements('main button')
          .map(({ textContent }) => textContent),
      ).toContain('Retry');
    });

    test('one row of the home page does not affect the others', async () => {
      await api.fault({ path: '/user/assets/videos/search', status: 500 });
      const text = await getText('/home');
      expect(text).toContain('Popular performers');
      expect(text).toContain('Nova Lindqvist');
      expect(text).not.toContain('Sunrise set from the archive');
    });

    test('with 400 or 422 for a plain list is temporary, unlike for a record', async () => {
      for (const status of [400, 422]) {
        await api.fault({ path: '/user/assets/videos/search', status });
        expect([status, (await site.get('/videos')).status]).toEqual([status, 503]);
        await api.noFaults();
      }
    });

    test.each([
      [400, 404, 'Page not found'],
      [422, 404, 'Page not found'],
      [403, 403, 'You don’t have access to this page'],
      [404, 404, 'Page not found'],
      [410, 410, 'No longer available'],
      [429, 503, 'This page couldn’t be loaded'],
    ])('with %i for the record itself becomes %i', async (refusal, status, expected) => {
      await api.fault({
        path: '/performers/aria',
        status: refusal,
        body: { statusCode: refusal, message: 'Not this time' },
      });
      const response = await site.get('/performers/aria');
      expect(response.status).toBe(status);
      const page = read(response.html);
      expect(page.text).toContain(expected);
      if (status === 403) expect(page.text).toContain('Not this time');
      if (status === 503)
        expect(page.text).toContain('The server is getting too many requests. Wait a moment, then retry.');
      expect(page.meta('robots')).toEqual(['noindex']);
    });
  });

  test.each([
    [401, 'Log in to see this page'],
    [403, 'For members only'],
  ])('a guest can log in to see a record that needs an account (%i), and comes back to it', async (status, text) => {
    await api.fault({ path: '/performers/aria', status, body: { statusCode: status, message: 'For members only' } });
    const response = await site.get('/performers/aria?tab=about');
    expect(response.status).toBe(403);
    const page = read(response.html);
    expect(page.text).toContain(text);
    expect(page.elements('main a').map((link) => link.getAttributeValue('href'))).toEqual([
      `/auth/login?next=${encodeURIComponent('/performers/aria?tab=about')}`,
      '/home',
    ]);
  });

  test.each([
    [401, 503],
    [403, 403],
  ])('a logged-in visitor is not asked to log in for a refused record (%i)', async (refusal, status) => {
    await api.fault({ path: '/performers/aria', status: refusal });
    const response = await site.get('/performers/aria', { token: await api.logIn('fan@example.com') });
    expect(response.status).toBe(status);
    expect(read(response.html).links.filter((href) => href.startsWith('/auth/login'))).toEqual([]);
  });

  test.each([
    '/performers/search',
    '/performers/me',
    '/video/search',
    '/product/search',
    '/post/search',
    '/page/search',
  ])('%s is no record, so the page is not found', async (path) => {
    expect((await site.get(path)).status).toBe(404);
    expect(log.lines).toEqual([]);
  });

  test.each([
    ['in seconds', (): string => '17', [17, 17]],
    ['as a date', (): string => new Date(Date.now() + 90_000).toUTCString(), [60, 91]],
    ['in words', (): string => 'soon', [30, 30]],
  ] as const)('a failed page says when to retry, as the API says it %s', async (_how, header, [least, most]) => {
    const headerText = header();
    api.server.use(
      http.get(`${API}/performers/search`, () =>
        HttpResponse.json(
          { message: 'ThrottlerException: Too Many Requests' },
          { status: 429, headers: { 'Retry-After': headerText } },
        ),
      ),
    );
    const { status, headers, html } = await site.get('/performers');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(least);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(most);
    expect(html).not.toContain('Throttler');
  });

  test('a failed part is logged by its call, once, although the page is shown', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500 });
    const { status, headers } = await site.get(`/video/${VIDEO}`);
    expect(status).toBe(200);
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'error', what: 'videos.search', requestId: headers['x-request-id'] }),
    ]);
  });

  test('a call that the back end lacks is logged once, however many pages make it', async () => {
    processState().missingCalls.clear();
    await api.fault({
      path: '/country-block/check',
      status: 404,
      body: { message: 'Cannot GET /country-block/check' },
    });
    for (let view = 0; view < 3; view++) expect((await site.get('/videos')).status).toBe(200);
    expect(log.lines).toEqual([expect.objectContaining({ level: 'warn', call: 'countryBlock.check' })]);
  });

  test.each(['with its length', 'without'])(
    'a response larger than 5 MB is refused before it is read completely, %s',
    async (how) => {
      const body = JSON.stringify({
        status: 0,
        data: { data: [{ _id: 'v1', title: 'Long', description: 'x'.repeat(6_000_000) }], total: 1 },
      });
      const stream = new ReadableStream({
        start: (controller) => (controller.enqueue(new TextEncoder().encode(body)), controller.close()),
      });
      api.server.use(
        http.get(`${API}/user/assets/videos/search`, () =>
          how === 'without'
            ? new HttpResponse(stream)
            : new HttpResponse(body, { headers: { 'Content-Length': String(body.length) } }),
        ),
      );
      const { status, html } = await site.get('/videos');
      expect(status).toBe(503);
      expect(html.length).toBeLessThan(1_000_000);
    },
  );

  describe('a page that fails to render', () => {
    const broken = (what: string): never => {
      throw new RangeError(`The ${what} is broken`);
    };
    const head = () => ({ title: 'Broken', canonical: '/broken' });
    const pages = {
      screen: definePage({ screen: () => broken('screen'), head }),
      head: definePage({ screen: () => <h1>Fine</h1>, head: () => broken('head') }),
    };

    test.each(['screen', 'head'] as const)(
      'in its %s is a server error, and is not shared among guests',
      async (part) => {
        // Next logs the errors.
        jest.spyOn(console, 'error').mockImplementation();
        const page = pages[part];
        await expect(site.get('/broken', { page })).rejects.toThrow(`The ${part} is broken`);
        await expect(site.get('/broken', { page })).rejects.toThrow(`The ${part} is broken`);
      },
    );
  });
});

describe('a back end that hangs', () => {
  const DEADLINE_MS = 6_000;
  const hang = (path: string) => api.server.use(http.get(API + path, () => delay('infinite')));

  let site: Site;
  beforeAll(async () => {
    site = await startSite({ API_DEADLINE_MS: String(DEADLINE_MS), SETTINGS_CACHE_SECONDS: '0' });
    // Loads the modules of the page, which is not part of the measured time.
    await site.get('/home');
  });

  test('delays a page by one deadline at most, bootstrap and page together', async () => {
    hang('/*');
    const began = performance.now();
    expect((await site.get('/home')).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(1.9 * DEADLINE_MS);
  });

  test('on the settings call leaves time for the rest of the page', async () => {
    hang('/settings/public');
    const { status, html } = await site.get('/videos');
    expect(status).toBe(200);
    expect(html).toContain('Encore');
  });

  test('on the settings call leaves the previous settings in place', async () => {
    const clock = jest.spyOn(Date, 'now');
    site = await startSite();
    await api.settings({ siteName: 'Overture' });
    await site.get('/404');
    clock.mockImplementation(() => Math.floor(performance.timeOrigin + performance.now()) + 12_000);
    hang('/settings/public');
    expect(read((await site.get('/404')).html).meta('og:site_name')).toEqual(['Overture']);
  });
});
