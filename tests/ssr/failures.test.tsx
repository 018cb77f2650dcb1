import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend, type Fault } from './support/backend';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Answer, type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
const log = serverLog();

interface Page {
  path: string;
  /** The calls without which the page has nothing to show. */
  subject: string[];
  /** Status when all is well. */
  usual?: number;
  /** Status when nothing can be had of the API. */
  down?: number;
}

const VIDEO = LANDMARKS.freeVideo;
const EVENT = eventId(LANDMARKS.events.coming);
const PAGES: Page[] = [
  { path: '/', subject: [], down: 503 },
  { path: '/home', subject: [], down: 503 },
  { path: '/auth/login', subject: [], down: 200 },
  { path: '/login?next=/videos', subject: [], down: 200 },
  { path: '/auth/logout', subject: [], down: 200 },
  { path: '/performers', subject: ['/performers/search'] },
  { path: '/performers/aria', subject: ['/performers/aria', '/user/assets/videos/search'] },
  { path: '/performers/aria?tab=about', subject: ['/performers/aria'] },
  { path: '/performers/aria?tab=galleries', subject: ['/performers/aria', '/user/assets/galleries/search'] },
  { path: '/performers/aria?tab=events', subject: ['/performers/aria', '/event'] },
  { path: '/videos?page=2', subject: ['/user/assets/videos/search'] },
  { path: `/video/${VIDEO}`, subject: [`/user/assets/videos/${VIDEO}`] },
  { path: '/galleries', subject: ['/user/assets/galleries/search'] },
  { path: `/gallery/${LANDMARKS.freeGallery}`, subject: [`/user/assets/galleries/${LANDMARKS.freeGallery}/view`] },
  { path: '/photos', subject: ['/user/assets/photos'] },
  { path: '/posts', subject: ['/posts/search'] },
  { path: `/post/${LANDMARKS.freePost}`, subject: [`/posts/${LANDMARKS.freePost}`] },
  { path: '/events', subject: ['/event'] },
  { path: '/events?month=' + new Date().toISOString().slice(0, 7), subject: ['/event'] },
  { path: `/event/${EVENT}`, subject: [`/event/${EVENT}/view`] },
  { path: '/live', subject: ['/performers/search'] },
  { path: '/shop', subject: ['/user/assets/products/search'] },
  { path: `/product/${LANDMARKS.physicalProduct}`, subject: [`/user/assets/products/${LANDMARKS.physicalProduct}`] },
  { path: '/search?q=lantern&tab=videos', subject: ['/user/assets/videos/search'] },
  { path: '/categories', subject: ['/user/assets/categories/search'] },
  { path: '/category/live-sets', subject: ['/user/assets/categories/search', '/user/assets/videos/search'] },
  { path: '/page/about', subject: ['/posts/about'] },
  { path: '/membership', subject: ['/package/subscription/search'] },
  { path: '/contact', subject: [], down: 200 },
  { path: '/cart', subject: [], down: 200 },
  { path: '/history', subject: [], down: 200 },
  { path: '/404', subject: [], usual: 404, down: 404 },
];
/** Without an API nobody is known to be a member, so that these need not be looked at when it is down. */
const MEMBERS: Page[] = [
  { path: '/user/account', subject: [] },
  { path: '/user/favorites', subject: ['/reactions/videos'] },
  { path: '/user/subscriptions', subject: ['/subscriptions/user/search'] },
  { path: '/user/orders', subject: ['/orders/users/search'] },
  { path: '/user/library', subject: [] },
  { path: '/user/wallet', subject: [] },
  { path: '/user/token-transactions', subject: ['/token-transactions/user/search'] },
  { path: '/user/payments', subject: ['/transactions/user/search'] },
  { path: '/payment/success', subject: [] },
];
/** Whoever is logged in is led on from these. */
const FOR_GUESTS = /^\/$|^\/(auth\/)?log/;
/** Every page makes these, before its own. */
const SHELL = ['/settings/public', '/country-block/check', '/users/me'];

/** Somebody can read it: headed, in words, with a way onward. */
function expectReadable(path: string, { status, headers, html }: Answer) {
  const page = read(html);
  const isLogout = path === '/auth/logout';
  expect(page.title).toMatch(/^(\S.* · )?Encore$/);
  expect(page.elements('h1')).toHaveLength(isLogout ? 0 : 1);
  expect(page.text).not.toMatch(/undefined|\[object|NaN|\bnull\b/);
  expect(page.elements('main')).toHaveLength(1);
  if (!isLogout) expect(page.links).toContain('/home');
  expect(headers['retry-after'] !== undefined).toBe(status === 503);
  if (status === 503) expect(page.text).toMatch(/could not be loaded/);
}

const DOWN: [string, Fault, Record<string, string>][] = [
  ['does not answer', { path: '/*', drop: true }, WITH_WARNINGS],
  ['is slower than the server may wait', { path: '/*', delay: 150 }, { API_DEADLINE_MS: '50' }],
  ['answers HTML', { path: '/*', status: 200, body: '<!doctype html><title>Welcome to the proxy</title>', contentType: 'text/html' }, {}],
  ['answers nothing', { path: '/*', status: 200, body: '' }, {}],
  ['answers replies without their data', { path: '/*', status: 200, body: { status: 0, data: null } }, {}],
  ['answers 500', { path: '/*', status: 500, body: { statusCode: 500, message: 'Internal server error' } }, {}],
];

describe.each(DOWN)('when the API %s', (_what, fault, environment) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
  });
  beforeEach(() => api.fault(fault));

  test.each(PAGES)('$path', async ({ path, down = 503 }) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(down);
    expectReadable(path, answer);
    expect(log.lines.map(({ what }) => what)).toEqual(expect.arrayContaining(['settings/public', 'country-block/check']));
    expect(new Set(log.lines.map(({ requestId }) => requestId))).toEqual(new Set([answer.headers['x-request-id']]));
    if (fault.drop) expect(htmlProblems(answer.html)).toEqual([]);
    // Nothing that the page began is left to fail behind its back.
    await new Promise((resolve) => setTimeout(resolve, fault.delay ?? 0));
  });
});

describe('when a single call answers 500', () => {
  let site: Site;
  let fan: string;
  beforeAll(async () => {
    site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
    fan = await api.logIn('fan@example.com');
  });

  async function expectWithout(call: string, path: string, status: number, token?: string) {
    await api.fault({ path: call, status: 500, body: { statusCode: 500, message: 'Broken on purpose' } });
    const answer = await site.get(path, { token });
    expect([call, path, answer.status]).toEqual([call, path, status]);
    expectReadable(path, answer);
    await api.noFaults();
  }

  test.each([...PAGES, ...MEMBERS])('$path stands without it, or says 503 where it is what the page is about', async ({ path, subject, usual = 200 }) => {
    const token = FOR_GUESTS.test(path) ? undefined : fan;
    await site.get(path, { token });
    const calls = new Set((await api.requests()).map((call) => call.path));
    expect([...calls]).toEqual(expect.arrayContaining(['/settings/public', '/country-block/check', ...subject]));
    for (const call of calls) if (!SHELL.includes(call)) await expectWithout(call, path, subject.includes(call) ? 503 : usual, token);
  });

  test.each(SHELL)('%s, every page stands without it', async (call) => {
    for (const path of ['/home', '/videos?page=2', `/video/${VIDEO}`, '/page/about', '/contact']) await expectWithout(call, path, 200, fan);
  });
});

describe('a block of a page that fails', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  const textOf = async (path: string) => read((await site.get(path)).html).text;

  test('says so in its own place, with the words of the server', async () => {
    await api.fault({ path: '/comments/search', status: 500, body: { message: 'The comments are asleep' } });
    const text = await textOf(`/video/${VIDEO}`);
    expect(text).toContain('Comments could not be loaded.');
    expect(text).toContain('The comments are asleep');
    expect(text).toContain('Watch next');
  });

  test('and can be asked for again', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 503 });
    for (const path of ['/videos', '/performers/aria', `/video/${VIDEO}`, '/home']) {
      const page = read((await site.get(path)).html);
      expect([path, page.elements('main button').map(({ textContent }) => textContent)]).toEqual([path, expect.arrayContaining(['Retry'])]);
    }
  });

  test('of the start page leaves the other rows', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500 });
    const text = await textOf('/home');
    expect(text).toContain('Popular performers');
    expect(text).toContain('Nova Lindqvist');
    expect(text).not.toContain('Sunrise set from the archive');
  });
});

describe('when the server refuses the record itself', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });

  test.each([
    [403, 403, 'This page is not open to you'],
    [404, 404, 'There is nothing at this address'],
    [410, 410, 'This is no longer here'],
    [429, 503, 'This page could not be loaded'],
  ])('%i becomes %i', async (refusal, status, words) => {
    await api.fault({ path: '/performers/aria', status: refusal, body: { statusCode: refusal, message: 'Not this time' } });
    const answer = await site.get('/performers/aria');
    expect(answer.status).toBe(status);
    const page = read(answer.html);
    expect(page.text).toContain(words);
    if (status === 403 || status === 503) expect(page.text).toContain('Not this time');
    expect(page.meta('robots')).toEqual(['noindex']);
  });
});
