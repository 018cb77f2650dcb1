import { GUEST_VISITS } from '../setup/site-visits';
import { API, SITE } from './support/urls';
import { backend } from './support/backend';
import { expectUsable } from './support/json-ld';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

/** The site for clients without scripts and cookies: crawlers, readers, previews. */
const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

/** Pages whose content is stored on the device. */
const DEVICE_ONLY = ['/history'];

test.each(GUEST_VISITS)('$path can be read completely and describes itself', async ({ path, page: { crawlers } }) => {
  const { status, html } = await site.get(path);
  const page = read(html);
  expect(status).toBe(200);
  expect(page.elements('h1')).toHaveLength(1);
  expect(page.elements('main')).toHaveLength(1);
  expect(page.text.length).toBeGreaterThan(20);
  expect(page.text).not.toMatch(/undefined|\[object|NaN|\bnull\b|couldn’t be loaded/);
  expect(page.links.filter((href) => href.startsWith('/')).length).toBeGreaterThan(0);
  // Nothing that waits for scripts.
  if (!DEVICE_ONLY.includes(path)) expect(page.elements('main [aria-busy="true"]')).toHaveLength(0);
  expect(htmlProblems(html)).toEqual([]);

  expect(page.title).toMatch(/^\S.* · Encore$/);
  expect(page.canonical).toEqual([expect.stringMatching(`^${SITE}/`)]);
  expect(page.meta('rating')).toEqual(['adult']);
  expect(page.meta('og:url')).toEqual(page.canonical);
  expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
  // A public image with a permanent URL.
  const pictures = [
    ...page.meta('og:image'),
    ...JSON.stringify(page.jsonLd)
      .split('"')
      .filter((text) => /\.(jpe?g|png|webp)/.test(text)),
  ];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture).toMatch(new RegExp(`^(${SITE}/share\\.png|${API}/files/pictures/)`));
    expect(picture).not.toMatch(/token=|\/pictures\/(photo|story)\/[^/]+\/(?!blur-)/);
  }
  expect(JSON.stringify(page.jsonLd)).not.toMatch(/m3u8|\/files\/videos\/|contentUrl/);
  expect(page.meta('robots')).toEqual(crawlers === 'hidden' ? ['noindex'] : []);
  if (crawlers !== 'hidden') expect(page.meta('description')).toEqual([expect.stringMatching(/^.{10,200}$/)]);
  for (const block of page.jsonLd) {
    expectUsable(block);
    const { cssSelector } = (block.hasPart ?? {}) as { cssSelector?: string };
    if (cssSelector) expect(page.elements(cssSelector).length).toBeGreaterThan(0);
  }
});

test.each([
  ['/performers', '/performers/', '/performers/search'],
  ['/videos', '/video/', '/user/assets/videos/search?isSchedule=false'],
  ['/galleries', '/gallery/', '/user/assets/galleries/search'],
  ['/shop', '/product/', '/user/assets/products/search'],
  ['/posts', '/post/', '/posts/search'],
])('all items of %s are reached through its pages', async (list, item, call) => {
  const { data } = (await (await fetch(API + call)).json()) as { data: { total: number } };
  const seen = new Set<string>();
  let path: string | undefined = list;
  for (let pages = 0; path && pages < 20; pages += 1) {
    const page = read((await site.get(path)).html);
    for (const link of page.elements('main a')) {
      const href = link.getAttributeValue('href') ?? '';
      if (href.startsWith(item)) seen.add(href);
    }
    const next: string | undefined = page.link('next')?.replace(SITE, '');
    if (next) expect(page.links).toContain(next);
    path = next;
  }
  expect(data.total).toBeGreaterThan(1);
  expect(seen.size).toBe(data.total);
});

test('search is a plain form that works', async () => {
  const start = read((await site.get('/home')).html);
  const [form] = start.elements('form[role="search"]');
  const [field] = start.elements('form[role="search"] input[name="q"]');
  expect([form?.getAttributeValue('action'), form?.getAttributeValue('method') ?? 'get', field !== undefined]).toEqual([
    '/search',
    'get',
    true,
  ]);
  const found = read((await site.get('/search?q=lantern')).html);
  expect(found.text).toContain('Midnight at the Paper Lantern');
});

test('page numbers beyond the end, deleted records and restricted ones have the right status', async () => {
  expect((await site.get('/videos?page=99')).location).toMatch(/^\/videos\?page=\d$/);
  expect((await site.get('/gallery/no-such-gallery')).status).toBe(404);
  for (const [refusal, status] of [
    [410, 410],
    [403, 403],
    [500, 503],
  ] as const) {
    await api.fault({
      path: '/user/assets/products/paper-lantern-on-vinyl',
      status: refusal,
      body: { statusCode: refusal, message: 'Not this time' },
    });
    const response = await site.get('/product/paper-lantern-on-vinyl');
    expect([refusal, response.status, read(response.html).meta('robots')]).toEqual([refusal, status, ['noindex']]);
    await api.noFaults();
  }
});
