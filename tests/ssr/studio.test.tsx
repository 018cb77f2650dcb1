import { performerId } from '@sandbox/seed/people/performers';
import { SITE } from './support/addresses';
import { backend } from './support/backend';
import { PAGES, routeOf } from './support/pages';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const APPLY = '/auth/performer-register';
const STUDIO_HOME = '/studio';

const api = backend();
const log = serverLog();
let site: Site;
let fan: string;
let performer: string;
beforeAll(async () => {
  site = await startSite(WITH_WARNINGS);
  fan = await api.logIn('fan@example.com');
  performer = await api.logIn('performer@example.com');
});

const linksIn = (page: ReturnType<typeof read>, part: string) =>
  page.elements(`${part} a`).map((link) => link.getAttributeValue('href') ?? '');

test.each([
  { who: 'a guest', token: () => undefined, header: [APPLY], footer: [APPLY], bar: [] },
  { who: 'a fan', token: () => fan, header: [], footer: [APPLY], bar: [] },
  { who: 'a performer', token: () => performer, header: [STUDIO_HOME], footer: [], bar: [STUDIO_HOME] },
])('a public page shows $who the way into the studio', async ({ token, header, footer, bar }) => {
  const page = read((await site.get('/categories', { token: token() })).html);
  const waysIn = (links: string[]) => links.filter((href) => href === APPLY || href === STUDIO_HOME);
  expect(waysIn(linksIn(page, 'header'))).toEqual(header);
  expect(waysIn(linksIn(page, 'footer'))).toEqual(footer);
  expect(waysIn(page.links)).toEqual([...header, ...footer, ...bar]);
});

test('a room, which has no menus, takes a performer to the studio', async () => {
  const studioLinks = async (token: string) =>
    linksIn(read((await site.get('/stream/nova', { token })).html), 'header').filter((href) => href === STUDIO_HOME);
  expect(await studioLinks(performer)).toEqual([STUDIO_HOME]);
  expect(await studioLinks(fan)).toEqual([]);
});

test('the login page leads to the performer application, which fans can use too', async () => {
  expect(read((await site.get('/auth/login')).html).links).toContain(APPLY);
  expect(read((await site.get(APPLY)).html).links).toContain('/auth/login');
  const asFan = read((await site.get(APPLY, { token: fan })).html);
  expect(asFan.text).toContain('You’re logged in as a fan. Your performer account will be separate');
  expect(asFan.links).not.toContain('/auth/login');
  expect((await site.get(APPLY, { token: performer })).location).toBe(STUDIO_HOME);
});

test('a verified performer is told that the documents are reviewed, also where a fan is logged in', async () => {
  const verified = async (token?: string) =>
    read((await site.get('/auth/email-verified-success?source=performer', { token })).html).text;
  expect(await verified(fan)).toContain('We’re reviewing your documents');
  expect(await verified(performer)).toContain('You’re all set.');
});

type Owned = 'videos' | 'galleries' | 'products' | 'posts' | 'events';

const ownOf = (kind: Owned): string => {
  const rows: readonly { _id: string; performerId: string | null }[] = api.store[kind].list();
  return rows.find((row) => row.performerId === performerId('aria'))?._id ?? 'none';
};
const soldLine = (): string =>
  api.store.orderDetails.list().find(({ sellerId }) => sellerId === performerId('aria'))?._id ?? 'none';

/** The studio pages with texts that the server-rendered HTML must contain. */
const STUDIO: { route: string; path?: () => string; texts: string[] }[] = [
  { route: '/studio', texts: ['Studio', 'Orders to send', 'Next event', 'Comments to answer'] },
  { route: '/studio/live', texts: ['Turn on camera and microphone', 'Your livestream: /stream/aria'] },
  {
    route: '/studio/live/private/[conversationId]',
    path: () => '/studio/live/private/someone',
    texts: ['Opening the show'],
  },
  { route: '/studio/videos', texts: ['Videos', 'Status'] },
  { route: '/studio/videos/new', texts: ['Drop videos here'] },
  { route: '/studio/videos/[id]', path: () => `/studio/videos/${ownOf('videos')}`, texts: ['Title', 'Description'] },
  { route: '/studio/galleries', texts: ['Galleries', 'Status'] },
  { route: '/studio/galleries/new', texts: ['Create a gallery'] },
  { route: '/studio/galleries/[id]', path: () => `/studio/galleries/${ownOf('galleries')}`, texts: ['Photos'] },
  { route: '/studio/photos', texts: ['Photos'] },
  { route: '/studio/products', texts: ['Products', 'Stock'] },
  { route: '/studio/products/new', texts: ['Name', 'Price'] },
  { route: '/studio/products/[id]', path: () => `/studio/products/${ownOf('products')}`, texts: ['Name', 'Price'] },
  { route: '/studio/posts', texts: ['Posts'] },
  { route: '/studio/posts/new', texts: ['Drop'] },
  { route: '/studio/posts/[id]', path: () => `/studio/posts/${ownOf('posts')}`, texts: ['Text'] },
  { route: '/studio/stories', texts: ['Stories'] },
  { route: '/studio/stories/new', texts: ['Add a story'] },
  { route: '/studio/orders', texts: ['Orders', 'Status'] },
  { route: '/studio/orders/[id]', path: () => `/studio/orders/${soldLine()}`, texts: ['Order'] },
  { route: '/studio/analytics', texts: ['Analytics', 'Your net', 'Best items'] },
  { route: '/studio/earnings', texts: ['Earnings', 'Gross', 'Net'] },
  { route: '/studio/payouts', texts: ['Payouts', 'Your requests'] },
  { route: '/studio/subscribers', texts: ['Subscribers'] },
  { route: '/studio/fans', texts: ['Fans'] },
  { route: '/studio/comments', texts: ['Comments', 'Highlighted words'] },
  { route: '/studio/events', texts: ['Events'] },
  { route: '/studio/events/new', texts: ['Title', 'Start date'] },
  {
    route: '/studio/events/[id]/edit',
    path: () => `/studio/events/${ownOf('events')}/edit`,
    texts: ['Title', 'Start date'],
  },
  { route: '/studio/profile', texts: ['Profile and settings'] },
];

const addressOf = ({ route, path }: (typeof STUDIO)[number]): string => (path ? path() : route);

describe.each(STUDIO)('$route', (place) => {
  test('opens for its performer, complete, and is not indexed', async () => {
    const path = addressOf(place);
    const answer = await site.get(path, { token: performer });
    expect(answer.status).toBe(200);
    const page = read(answer.html);
    for (const some of place.texts) expect(page.text).toContain(some);
    expect(page.elements('h1')).toHaveLength(1);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.canonical).toEqual([SITE + path]);
    // Rooms of private shows are outside the frame of the studio.
    const isRoom = place.route.startsWith('/studio/live/');
    expect(page.elements('link[rel="stylesheet"][href="/antd.css"]')).toHaveLength(isRoom ? 0 : 1);
    expect(htmlProblems(answer.html)).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  test('redirects a guest to the login page, which leads back', async () => {
    const path = addressOf(place);
    const answer = await site.get(path);
    expect([answer.status, answer.location, answer.html]).toEqual([
      302,
      `/auth/login?next=${encodeURIComponent(path)}`,
      '',
    ]);
  });

  test('tells a fan that it is for performers, with links onward and back', async () => {
    const answer = await site.get(addressOf(place), { token: fan });
    expect(answer.status).toBe(403);
    const page = read(answer.html);
    expect(page.elements('link[href="/antd.css"]')).toEqual([]);
    expect(page.text).toContain('This page is for performers.');
    expect(page.text).toContain('Performer accounts are separate');
    expect(linksIn(page, 'main')).toEqual(['/auth/performer-register', '/home']);
    expect(page.meta('robots').join()).toMatch(/noindex/);
  });
});

test('items of other performers are not found in the studio', async () => {
  const rows: readonly { _id: string; performerId: string }[] = api.store.videos.list();
  const other = rows.find((row) => row.performerId !== performerId('aria'));
  expect((await site.get(`/studio/videos/${other?._id}`, { token: performer })).status).toBeGreaterThanOrEqual(403);
});

test('every studio page is covered', () => {
  const tested = STUDIO.map(({ route }) => route);
  expect(STUDIO.map((place) => routeOf(addressOf(place)).route)).toEqual(tested);
  expect(Object.keys(PAGES).filter((route) => /^\/studio(\/|$)/.test(route) && !tested.includes(route))).toEqual([]);
});

/** The public pages of a performer's items with the studio page that edits each. */
const OWN_PAGES: { name: string; path: () => string; edit: () => string }[] = [
  { name: 'profile', path: () => '/performers/aria', edit: () => '/studio/profile' },
  { name: 'video', path: () => `/video/${ownOf('videos')}`, edit: () => `/studio/videos/${ownOf('videos')}` },
  {
    name: 'gallery',
    path: () => `/gallery/${ownOf('galleries')}`,
    edit: () => `/studio/galleries/${ownOf('galleries')}`,
  },
  { name: 'product', path: () => `/product/${ownOf('products')}`, edit: () => `/studio/products/${ownOf('products')}` },
  { name: 'post', path: () => `/post/${ownOf('posts')}`, edit: () => `/studio/posts/${ownOf('posts')}` },
  { name: 'event', path: () => `/event/${ownOf('events')}`, edit: () => `/studio/events/${ownOf('events')}/edit` },
];

test.each(OWN_PAGES)('an own $name links to its editor, for its performer only (C8)', async ({ path, edit }) => {
  const link = `href="${edit()}"`;
  expect((await site.get(path(), { token: performer })).html.split('<main')[1]).toContain(link);
  expect((await site.get(path(), { token: fan })).html).not.toContain(link);
});
