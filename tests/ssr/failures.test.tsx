import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { definePage } from '@/shell/page';
import { backend, type Fault } from './support/backend';
import { unreadable } from './support/readable';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
const log = serverLog();

interface Page {
  path: string;
  /** Status when nothing can be had of the API; 503 where it is not said. */
  down?: number;
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
  { path: '/performers/aria' },
  { path: '/performers/aria?tab=about' },
  { path: '/performers/aria?tab=galleries' },
  { path: '/performers/aria?tab=events' },
  { path: '/videos?page=2' },
  { path: `/video/${VIDEO}` },
  { path: '/galleries' },
  { path: `/gallery/${LANDMARKS.freeGallery}` },
  { path: '/photos' },
  { path: '/posts' },
  { path: `/post/${LANDMARKS.freePost}` },
  { path: '/events' },
  { path: '/events?month=' + new Date().toISOString().slice(0, 7) },
  { path: `/event/${EVENT}` },
  { path: '/live' },
  { path: '/shop' },
  { path: `/product/${LANDMARKS.physicalProduct}` },
  { path: '/search?q=lantern&tab=videos' },
  { path: '/categories' },
  { path: '/category/live-sets' },
  { path: '/page/about' },
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
  { how: 'that warns', environment: WITH_WARNINGS, down: [['does not answer', { path: '/*', drop: true }]] },
  { how: 'that waits for little', environment: { API_DEADLINE_MS: '50' }, down: [['is slower than that', { path: '/*', delay: 150 }]] },
  {
    how: 'as it runs in earnest',
    environment: {},
    down: [
      ['answers HTML', { path: '/*', status: 200, body: '<!doctype html><title>Welcome to the proxy</title>', contentType: 'text/html' }],
      ['answers nothing', { path: '/*', status: 200, body: '' }],
      ['answers replies without their data', { path: '/*', status: 200, body: { status: 0, data: null } }],
      ['answers 500', { path: '/*', status: 500, body: { statusCode: 500, message: 'Internal server error' } }],
    ],
  },
];

describe.each(RUNNING)('a site $how', ({ environment, down: ways }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
  });

  describe.each(ways)('when the API %s', (_what, fault) => {
    beforeEach(() => api.fault(fault));

    test.each(PAGES)('$path', async ({ path, down = 503 }) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(down);
      expect(unreadable(path, answer)).toEqual([]);
      expect(log.lines.map(({ what }) => what)).toEqual(expect.arrayContaining(['settings/public', 'country-block/check']));
      expect(new Set(log.lines.map(({ requestId }) => requestId))).toEqual(new Set([answer.headers['x-request-id']]));
      if (fault.drop) expect(htmlProblems(answer.html)).toEqual([]);
      // Nothing that the page began is left to fail behind its back.
      await new Promise((resolve) => setTimeout(resolve, fault.delay ?? 0));
    });
  });
});

describe('when one call fails', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  const textOf = async (path: string) => read((await site.get(path)).html).text;

  test('its block says so in its own place, with the words of the server', async () => {
    await api.fault({ path: '/comments/search', status: 500, body: { message: 'The comments are asleep' } });
    const text = await textOf(`/video/${VIDEO}`);
    expect(text).toContain('Comments could not be loaded.');
    expect(text).toContain('The comments are asleep');
    expect(text).toContain('Watch next');
  });

  test('its block can be asked for again', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 503 });
    for (const path of ['/videos', '/performers/aria', `/video/${VIDEO}`, '/home']) {
      const page = read((await site.get(path)).html);
      expect([path, page.elements('main button').map(({ textContent }) => textContent)]).toEqual([path, expect.arrayContaining(['Retry'])]);
    }
  });

  test('a row of the start page leaves the others', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500 });
    const text = await textOf('/home');
    expect(text).toContain('Popular performers');
    expect(text).toContain('Nova Lindqvist');
    expect(text).not.toContain('Sunrise set from the archive');
  });

  test.each([
    [403, 403, 'This page is not open to you'],
    [404, 404, 'There is nothing at this address'],
    [410, 410, 'This is no longer here'],
    [429, 503, 'This page could not be loaded'],
  ])('the %i of the record itself becomes %i', async (refusal, status, words) => {
    await api.fault({ path: '/performers/aria', status: refusal, body: { statusCode: refusal, message: 'Not this time' } });
    const answer = await site.get('/performers/aria');
    expect(answer.status).toBe(status);
    const page = read(answer.html);
    expect(page.text).toContain(words);
    if (status === 403 || status === 503) expect(page.text).toContain('Not this time');
    expect(page.meta('robots')).toEqual(['noindex']);
  });
});

describe('a page that cannot be drawn', () => {
  const broken = (what: string): never => {
    throw new RangeError(`The ${what} is broken`);
  };
  const head = () => ({ title: 'Broken', canonical: '/broken' });
  const pages = {
    screen: definePage({ screen: () => broken('screen'), head }),
    head: definePage({ screen: () => <h1>Fine</h1>, head: () => broken('head') }),
  };

  test.each(['screen', 'head'] as const)('for its %s is an error of the server, and nothing that guests share', async (part) => {
    // Next writes down what it hears.
    jest.spyOn(console, 'error').mockImplementation();
    const site = await startSite();
    const page = pages[part];
    await expect(site.get('/broken', { page })).rejects.toThrow(`The ${part} is broken`);
    await expect(site.get('/broken', { page })).rejects.toThrow(`The ${part} is broken`);
  });
});
