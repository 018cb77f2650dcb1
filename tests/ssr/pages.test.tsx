import { LANDMARKS } from '@sandbox/seed/landmarks';
import { SITE } from './support/addresses';
import { backend } from './support/backend';
import { PAGES, routeOf } from './support/pages';
import { htmlProblems, type JsonLd, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
const log = serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

interface Expected {
  path: string;
  status?: number;
  /** Without the name of the site. */
  title: string;
  canonical?: string;
  noindex?: boolean;
  /** Words that must be in the first HTML. */
  words: string[];
  /** Types of the structured data, in their order. */
  jsonLd?: string[];
}

const HOME = {
  title: 'Encore: music, dance, food and training from the people who make it',
  canonical: '/home',
  words: ['Newest videos', 'Popular performers', 'Live now', 'Nova Lindqvist', 'Sunrise set from the archive', 'Rooftop rehearsal at blue hour', 'Live sets'],
  jsonLd: ['WebSite'],
};

const EXPECTED: Expected[] = [
  { path: '/', ...HOME },
  { path: '/home', ...HOME },
  { path: '/auth/login', title: 'Log in', words: ['User name or e-mail', 'Password', 'Remember me'] },
  {
    path: '/login?next=%2Fvideo%2Fv1',
    title: 'Log in again',
    canonical: '/auth/login',
    noindex: true,
    words: ['Your session has ended. Log in again and go on where you were: nothing is lost.', 'Password'],
  },
  { path: '/auth/logout', title: 'Log out', noindex: true, words: ['Logging out…'] },
  { path: '/performers', title: 'Performers', words: ['Aria Velasco', 'Mei-Lin Zhao', 'Mateo Ríos', '24 performers'], jsonLd: ['ItemList'] },
  { path: '/performers?country=PH', title: 'Performers · Philippines', words: ['Aria Velasco', '1 performer'], jsonLd: ['ItemList'] },
  { path: '/performers?q=aria', title: 'Performers · “aria”', noindex: true, words: ['Aria Velasco'], jsonLd: ['ItemList'] },
  {
    path: '/performers/aria',
    title: 'Aria Velasco',
    words: ['Aria Velasco', '@aria', 'Philippines', 'small rooms and big choruses', 'Midnight at the Paper Lantern', 'Ten minutes for a clear voice'],
    jsonLd: ['ProfilePage', 'BreadcrumbList', 'ItemList'],
  },
  {
    path: '/performers/aria?tab=about',
    title: 'Aria Velasco',
    canonical: '/performers/aria',
    words: ['About Aria Velasco', 'small rooms and big choruses', 'Languages', 'Filipino', 'Member since'],
    jsonLd: ['ProfilePage', 'BreadcrumbList'],
  },
  { path: '/performers/unknown', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Browse performers'] },
  { path: '/videos', title: 'Videos', words: ['Sunrise set from the archive', 'Midnight at the Paper Lantern', 'Show more videos'], jsonLd: ['ItemList'] },
  { path: '/videos?page=2', title: 'Videos, page 2', canonical: '/videos?page=2', words: ['Previous page', 'Show more videos'], jsonLd: ['ItemList'] },
  {
    path: `/video/${LANDMARKS.freeVideo}`,
    title: 'Ten minutes for a clear voice',
    words: ['Ten minutes for a clear voice', 'Aria Velasco', 'The warm-up I do before every show', 'Lessons', '#warm-up', '12 comments', 'Show more comments', 'Watch next'],
    jsonLd: ['VideoObject', 'BreadcrumbList'],
  },
  {
    path: `/video/${LANDMARKS.lockedVideo}`,
    title: 'Midnight at the Paper Lantern',
    words: ['Midnight at the Paper Lantern', '40 tokens to watch', 'Log in to watch', 'Watch preview', 'A secret show for sixty people'],
    jsonLd: ['VideoObject', 'BreadcrumbList'],
  },
  { path: `/video/${LANDMARKS.discussedVideo}`, title: 'Harbour Lights, live and unplugged', words: ['For subscribers', 'subscribe to Aria Velasco'], jsonLd: ['VideoObject', 'BreadcrumbList'] },
  { path: `/video/${LANDMARKS.scheduledVideo}`, title: 'Rooftop rehearsal at blue hour', words: ['Not out yet', 'This video opens on'], jsonLd: ['VideoObject', 'BreadcrumbList'] },
  { path: `/video/${LANDMARKS.draftVideo}`, status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/video/no-such-video', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Go to the start page'] },
  { path: '/categories', title: 'Categories', words: ['Live sets', 'In the kitchen', 'Musicians', 'Trainers'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/live-sets', title: 'Live sets: videos', words: ['Live sets', 'Midnight at the Paper Lantern'], jsonLd: ['BreadcrumbList', 'ItemList'] },
  { path: '/category/no-such-category', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/page/about', title: 'About Encore', words: ['Last changed'], jsonLd: ['BreadcrumbList'] },
  { path: '/page/nothing', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address'] },
  { path: '/404', status: 404, title: 'Not found', noindex: true, words: ['There is nothing at this address', 'Popular performers', 'Go to the start page'] },
  { path: '/no/such/page', status: 404, title: 'Not found', canonical: '/404', noindex: true, words: ['There is nothing at this address', 'Popular performers'] },
];

/** What search engines ask of each type, by their own documentation. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity', 'dateCreated', 'url'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'url', 'isAccessibleForFree'],
};

const entriesOf = (block: JsonLd) => (block.itemListElement ?? []) as { '@type': string; position: number; name: string; url?: string; item?: string }[];

function expectUsable(block: JsonLd) {
  expect(block['@context']).toBe('https://schema.org');
  for (const field of REQUIRED[block['@type']] ?? ['a type that this test knows']) expect(block).toHaveProperty([field], expect.anything());
  entriesOf(block).forEach((entry, index, all) => {
    expect(entry).toMatchObject({ '@type': 'ListItem', position: (all[0]?.position ?? 0) + index, name: expect.stringMatching(/\S/) });
    expect(entry.url ?? entry.item).toMatch(`${SITE}/`);
  });
}

test.each(EXPECTED)('$path', async ({ path, status = 200, title, canonical, noindex = false, words, jsonLd = [] }) => {
  const answer = await site.get(path);
  const page = read(answer.html);

  expect(answer.status).toBe(status);
  expect(page.title).toBe(`${title} · Encore`);
  expect(page.canonical).toEqual([SITE + (canonical ?? path)]);
  expect(page.meta('robots')).toEqual(noindex ? ['noindex'] : []);
  expect(page.meta('rating')).toEqual(['adult']);
  expect(page.meta('og:title')).toEqual([title]);
  expect(page.meta('og:url')).toEqual(page.canonical);
  expect(page.meta('og:site_name')).toEqual(['Encore']);
  expect(page.meta('og:type')).toHaveLength(1);
  if (!noindex) {
    expect(page.meta('description')).toEqual([expect.stringMatching(/^.{10,200}$/)]);
    expect(page.meta('og:description')).toEqual(page.meta('description'));
  }
  for (const some of words) expect(page.text).toContain(some);
  expect(page.elements('h1')).toHaveLength(path === '/auth/logout' ? 0 : 1);

  expect(page.jsonLd.map((block) => block['@type'])).toEqual(jsonLd);
  page.jsonLd.forEach(expectUsable);

  expect(htmlProblems(answer.html)).toEqual([]);
  expect(log.lines).toEqual([]);
});

test('a video for sale says so to crawlers, a free one that it is free', async () => {
  const objectOf = async (slug: string) => read((await site.get(`/video/${slug}`)).html).jsonLd[0];
  const locked = await objectOf(LANDMARKS.lockedVideo);
  expect(locked).toMatchObject({ isAccessibleForFree: false, hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' }, duration: 'PT7M18S' });
  expect(read((await site.get(`/video/${LANDMARKS.lockedVideo}`)).html).elements('.locked-part')).toHaveLength(1);

  const free = await objectOf(LANDMARKS.freeVideo);
  expect(free).toMatchObject({ isAccessibleForFree: true, creator: [{ '@type': 'Person', name: 'Aria Velasco', url: `${SITE}/performers/aria` }] });
  expect(free).not.toHaveProperty('hasPart');
});

test('pages of people and of videos come with a picture for previews', async () => {
  for (const path of ['/performers/aria', `/video/${LANDMARKS.lockedVideo}`]) {
    const page = read((await site.get(path)).html);
    expect(page.meta('og:image')).toEqual([expect.stringMatching(/^http:\/\/api\.test\/files\/pictures\//)]);
    expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
  }
});

test('a record is found by its id as well, and is known by its one readable address', async () => {
  const video = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.freeVideo);
  const performer = api.store.performers.list().find(({ username }) => username === 'aria');
  const byId = async (path: string) => read((await site.get(path)).html).canonical;
  expect(await byId(`/video/${video?._id}`)).toEqual([`${SITE}/video/${LANDMARKS.freeVideo}`]);
  expect(await byId(`/performers/${performer?._id}`)).toEqual([`${SITE}/performers/aria`]);
});

test('a list that spans pages is linked page by page, down to every item', async () => {
  const seen = new Set<string>();
  let path: string | undefined = '/videos';
  let pages = 0;
  while (path && pages < 10) {
    const page = read((await site.get(path)).html);
    for (const href of page.links) if (href.startsWith('/video/')) seen.add(href);
    const next: string | undefined = page.link('next')?.replace(SITE, '');
    if (next) expect(page.links).toContain(next);
    if (pages > 0) expect(page.link('prev')).toBe(SITE + (pages === 1 ? '/videos' : `/videos?page=${pages}`));
    path = next;
    pages += 1;
  }
  const published = api.store.videos.list().filter(({ status, isSchedule }) => status === 'active' && !isSchedule);
  expect(pages).toBe(Math.ceil(published.length / 24));
  expect([...seen].sort()).toEqual(published.map(({ slug }) => `/video/${slug}`).sort());
});

test('a page behind the end of a list leads to its last one', async () => {
  const answer = await site.get('/videos?page=99');
  expect([answer.status, answer.location]).toEqual([302, '/videos?page=3']);
});

test('every page there is has been looked at', () => {
  const seen = new Set(EXPECTED.map(({ path }) => routeOf(path).route));
  expect(Object.keys(PAGES).filter((route) => route !== '/_error' && !seen.has(route))).toEqual([]);
});

test('whatever a page itself links to on this site can be opened', async () => {
  // Banners, menus and the footer's text are the owner's: they may lead anywhere.
  const written = JSON.stringify([api.store.banners.list(), api.store.menus.list(), api.store.settings.list()]);
  const isOwners = (href: string) => written.includes(`"${href}"`) || written.includes(`\\"${href}\\"`);
  const links = new Set<string>();
  for (const path of ['/home', '/performers', '/performers/aria', '/videos', `/video/${LANDMARKS.freeVideo}`, '/categories', '/category/live-sets', '/404']) {
    for (const href of read((await site.get(path)).html).links) if (href.startsWith('/') && !isOwners(href)) links.add(href);
  }
  // One of each kind is enough: the others differ by the record only.
  const kinds = new Map([...links].map((href) => [href.replace(/^(\/(?:video|performers|category)\/)[^/?]+/, '$1*').replace(/=[^&]*/g, '='), href]));
  const broken: string[] = [];
  for (const href of kinds.values()) if ((await site.get(href)).status >= 400) broken.push(href);
  expect(broken).toEqual([]);
  expect(kinds.size).toBeGreaterThan(6);
});
