import type { Route } from '@/server/site-pages';
import { performerId } from '@sandbox/seed/people/performers';
import { ACCOUNT_VISITS } from '../setup/site-visits';
import { SITE } from './support/urls';
import { backend } from './support/backend';
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
  const studioLinks = (links: string[]) => links.filter((href) => href === APPLY || href === STUDIO_HOME);
  expect(studioLinks(linksIn(page, 'header'))).toEqual(header);
  expect(studioLinks(linksIn(page, 'footer'))).toEqual(footer);
  expect(studioLinks(page.links)).toEqual([...header, ...footer, ...bar]);
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

test('a verified performer sees that the documents are being reviewed, also where a fan is logged in', async () => {
  const verified = async (token?: string) =>
    read((await site.get('/auth/email-verified-success?source=performer', { token })).html).text;
  expect(await verified(fan)).toContain('We’re reviewing your documents');
  expect(await verified(performer)).toContain('You’re all set.');
});

type Owned = 'videos' | 'galleries' | 'products' | 'posts' | 'events';

const getOwn = (kind: Owned): string => {
  const rows: readonly { _id: string; performerId: string | null }[] = api.store[kind].list();
  return rows.find((row) => row.performerId === performerId('aria'))?._id ?? 'none';
};
/** What the page of a route says, besides its title. */
const TEXTS: Partial<Record<Route, string[]>> = {
  '/studio': ['Orders to ship', 'Next event', 'Comments to answer'],
  '/studio/live': ['Turn on camera and microphone', 'Your livestream: /stream/aria'],
  '/studio/live/private/[conversationId]': ['Opening the show'],
  '/studio/videos': ['Status'],
  '/studio/videos/new': ['Drop videos here'],
  '/studio/videos/[id]': ['Title', 'Description'],
  '/studio/galleries': ['Status'],
  '/studio/galleries/new': ['Create a gallery'],
  '/studio/galleries/[id]': ['Photos'],
  '/studio/products': ['Stock'],
  '/studio/products/new': ['Name', 'Price'],
  '/studio/products/[id]': ['Name', 'Price'],
  '/studio/posts/new': ['Drop'],
  '/studio/posts/[id]': ['Text'],
  '/studio/orders': ['Status'],
  '/studio/analytics': ['Your net', 'Top items'],
  '/studio/earnings': ['Gross', 'Net'],
  '/studio/payouts': ['Your requests'],
  '/studio/comments': ['Highlighted words'],
  '/studio/events/new': ['Title', 'Starts'],
  '/studio/events/[id]/edit': ['Title', 'Starts'],
};

test.each(ACCOUNT_VISITS.filter(({ page }) => page.for === 'performers'))(
  '$path opens for its performer, complete, and is not indexed',
  async ({ path, route }) => {
    const response = await site.get(path, { token: performer });
    expect(response.status).toBe(200);
    const page = read(response.html);
    for (const some of TEXTS[route] ?? []) expect(page.text).toContain(some);
    expect(page.elements('h1')).toHaveLength(1);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.canonical).toEqual([SITE + path.replace(/\?.*/, '')]);
    // Rooms of private shows are outside the frame of the studio.
    const isRoom = route.startsWith('/studio/live/');
    expect(page.elements('link[rel="stylesheet"][href="/antd.css"]')).toHaveLength(isRoom ? 0 : 1);
    expect(htmlProblems(response.html)).toEqual([]);
    expect(log.lines).toEqual([]);
  },
);

test('the studio shows a fan that it is for performers, with links onward and back', async () => {
  const page = read((await site.get('/studio', { token: fan })).html);
  expect(page.elements('link[href="/antd.css"]')).toEqual([]);
  expect(page.text).toContain('Performer accounts are separate');
  expect(linksIn(page, 'main')).toEqual(['/auth/performer-register', '/home']);
});

test('items of other performers are not found in the studio', async () => {
  const rows: readonly { _id: string; performerId: string }[] = api.store.videos.list();
  const other = rows.find((row) => row.performerId !== performerId('aria'));
  expect((await site.get(`/studio/videos/${other?._id}`, { token: performer })).status).toBeGreaterThanOrEqual(403);
});

/** The public pages of a performer's items with the studio page that edits each. */
const OWN_PAGES: { name: string; path: () => string; edit: () => string }[] = [
  { name: 'profile', path: () => '/performers/aria', edit: () => '/studio/profile' },
  { name: 'video', path: () => `/video/${getOwn('videos')}`, edit: () => `/studio/videos/${getOwn('videos')}` },
  {
    name: 'gallery',
    path: () => `/gallery/${getOwn('galleries')}`,
    edit: () => `/studio/galleries/${getOwn('galleries')}`,
  },
  {
    name: 'product',
    path: () => `/product/${getOwn('products')}`,
    edit: () => `/studio/products/${getOwn('products')}`,
  },
  { name: 'post', path: () => `/post/${getOwn('posts')}`, edit: () => `/studio/posts/${getOwn('posts')}` },
  { name: 'event', path: () => `/event/${getOwn('events')}`, edit: () => `/studio/events/${getOwn('events')}/edit` },
];

test.each(OWN_PAGES)('an own $name links to its editor, for its performer only', async ({ path, edit }) => {
  const link = `href="${edit()}"`;
  expect((await site.get(path(), { token: performer })).html.split('<main')[1]).toContain(link);
  expect((await site.get(path(), { token: fan })).html).not.toContain(link);
});
