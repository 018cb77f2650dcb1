import type { Page } from '@playwright/test';
import {
  COMING_EVENT,
  FREE_VIDEO,
  LANDMARKS,
  LIVE_EVENT,
  LOCKED_GALLERY,
  LOCKED_VIDEO,
  isPrivate,
  NOWHERE,
  ACCOUNT_PAGES,
  ACCOUNT_STATES,
  PUBLIC_PAGES,
  PUBLIC_STATES,
  PRODUCT,
  SOLD_OUT_PRODUCT,
} from './support/places';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ problems }) => problems.allow(/ answered (404|503|500)$/));

type Block = { '@type': string; '@context': string } & Record<string, unknown>;

/** Only the HTML matters, so don't wait for images. */
const read = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
const attribute = (page: Page, selector: string, name = 'content') => page.locator(selector).getAttribute(name);
const blocks = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Block);
const getBlock = async (page: Page, type: string) => (await blocks(page)).find((block) => block['@type'] === type);
const isHidden = async (page: Page) => (await page.locator('meta[name=robots][content*=noindex]').count()) > 0;

test('a missing page answers 404 with links onward', async ({ page }) => {
  for (const path of [
    ...NOWHERE,
    ...[...PUBLIC_PAGES, ...PUBLIC_STATES].filter(({ status }) => status === 404).map((entry) => entry.path),
  ]) {
    expect((await read(page, path))?.status(), path).toBe(404);
    expect(await isHidden(page), path).toBe(true);
    expect(await page.getByRole('main').getByRole('link').count(), path).toBeGreaterThan(0);
  }
});

test('private pages redirect guests to the login page', async ({ request }) => {
  for (const { path } of [...ACCOUNT_PAGES, ...ACCOUNT_STATES].filter((entry) => isPrivate(entry.path))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      302,
      `/auth/login?next=${encodeURIComponent(path)}`,
    ]);
  }
});

test('structured data marks a free video as free', async ({ page }) => {
  await read(page, FREE_VIDEO);
  const object = await getBlock(page, 'VideoObject');
  expect(object).toMatchObject({
    name: 'Ten minutes for a clear voice',
    isAccessibleForFree: true,
    duration: 'PT5M0S',
  });
  expect(object?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(object?.thumbnailUrl).toHaveLength(1);
  expect(await attribute(page, 'meta[property="og:image"]')).toMatch(/^http/);
  expect(await getBlock(page, 'BreadcrumbList')).toBeDefined();
});

test('structured data marks locked content as not free, without its media address', async ({ page }) => {
  const answer = await read(page, LOCKED_VIDEO);
  const object = await getBlock(page, 'VideoObject');
  const { cssSelector, ...part } = object?.hasPart as { cssSelector: string };
  expect(object?.isAccessibleForFree).toBe(false);
  expect(part).toEqual({ '@type': 'WebPageElement', isAccessibleForFree: false });
  await expect(page.locator(cssSelector)).toHaveCount(1);
  expect(JSON.stringify(await blocks(page))).not.toContain('contentUrl');
  expect(await answer?.text()).not.toMatch(/m3u8|\/files\/videos\//);

  const gallery = await read(page, LOCKED_GALLERY);
  expect(await gallery?.text()).not.toMatch(/\/pictures\/photo\/[^/"]+\/(?!blur-)/);
});

test('structured data describes a performer as a person with one canonical address', async ({ page, servers }) => {
  await read(page, '/performers/aria');
  const profile = await getBlock(page, 'ProfilePage');
  expect(profile?.mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Aria Velasco',
    alternateName: 'aria',
    url: `${servers.site}/performers/aria`,
  });
  expect(await attribute(page, 'meta[property="og:type"]')).toBe('profile');

  const { data } = (await (await fetch(`${servers.api}/performers/aria`)).json()) as { data: { _id: string } };
  await read(page, `/performers/${data._id}`);
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${servers.site}/performers/aria`);
});

test('structured data describes a product with its offer', async ({ page, servers }) => {
  await read(page, PRODUCT);
  const product = await getBlock(page, 'Product');
  expect(product).toMatchObject({
    name: 'Paper Lantern on vinyl',
    url: servers.site + PRODUCT,
    offers: { '@type': 'Offer', availability: 'https://schema.org/InStock' },
  });
  const { price, priceCurrency } = product?.offers as { price: unknown; priceCurrency: unknown };
  expect(Number(price)).toBeGreaterThan(0);
  expect(priceCurrency).toMatch(/^[A-Z]{3}$/);
  await read(page, SOLD_OUT_PRODUCT);
  expect((await getBlock(page, 'Product'))?.offers).toMatchObject({ availability: /(SoldOut|OutOfStock)$/ });
});

test('structured data describes an event with its time, and a running one as a broadcast', async ({
  page,
  servers,
}) => {
  await read(page, COMING_EVENT);
  const event = await getBlock(page, 'Event');
  expect(event).toMatchObject({
    url: servers.site + COMING_EVENT,
    eventStatus: 'https://schema.org/EventScheduled',
    performer: { '@type': 'Person' },
  });
  expect(Date.parse(String(event?.startDate))).toBeGreaterThan(Date.now());
  expect(await getBlock(page, 'BroadcastEvent')).toBeUndefined();
  await read(page, LIVE_EVENT);
  expect(await getBlock(page, 'BroadcastEvent')).toMatchObject({ isLiveBroadcast: true });
});

test('robots.txt excludes private pages and names the sitemap, which lists the video', async ({ request, servers }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${servers.site}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const part = /<loc>([^<]*videos-1\.xml)<\/loc>/.exec(index)?.[1] ?? '';
  const videos = await (await request.get(part)).text();
  expect(videos).toContain(`<loc>${servers.site}${FREE_VIDEO}</loc>`);
  expect(videos).toContain(`<loc>${servers.site}${LOCKED_VIDEO}</loc>`);
  expect(videos).toContain('<video:title>Ten minutes for a clear voice</video:title>');
  expect(videos).not.toContain(LANDMARKS.draftVideo);
});

test('list pages are marked up as lists and link to each other', async ({ page, servers }) => {
  await read(page, '/videos');
  const first = await getBlock(page, 'ItemList');
  expect(first?.itemListElement).toHaveLength(24);
  expect(await attribute(page, 'link[rel=next]', 'href')).toBe(`${servers.site}/videos?page=2`);
  await expect(page.locator('link[rel=prev]')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/videos?page=2');
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${servers.site}/videos?page=2`);
  expect(await attribute(page, 'link[rel=prev]', 'href')).toBe(`${servers.site}/videos`);
  expect(await page.title()).toContain('page 2');
  const second = (await getBlock(page, 'ItemList'))?.itemListElement as { position: number }[];
  expect(second[0]?.position).toBe(25);

  for (const path of ['/posts', '/photos']) {
    await read(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${path}?page=2`);
  }
});

test('a page number beyond the end redirects to the last page', async ({ request }) => {
  const answer = await request.get('/videos?page=99', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toMatch(/^\/videos\?page=\d$/);
});

test('endless variations of a list are not indexed', async ({ page }) => {
  for (const path of [
    '/videos?q=voice',
    '/videos?sort=popular',
    '/performers?gender=female&country=IN',
    '/shop?sort=popular',
    '/events?q=night',
  ]) {
    await read(page, path);
    expect(await isHidden(page), path).toBe(true);
  }
});

test('the header search is a plain form', async ({ page }) => {
  await read(page, '/home');
  const form = page.getByRole('banner').getByRole('search');
  await form.getByRole('combobox').or(form.getByRole('searchbox')).fill('lantern');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=lantern');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Midnight at the Paper Lantern/ })
      .first(),
  ).toBeVisible();
});

test.describe('if all API calls fail except one', () => {
  for (const [call, seen] of [
    ['/performers/search', 'Popular performers'],
    ['/user/assets/videos/search', 'Newest videos'],
    ['/user/assets/categories/search', 'Categories'],
  ] as const) {
    test(`the home page shows the result of ${call}`, async ({ page, sandbox }) => {
      await sandbox.fault({ path: call, delay: 0 });
      await sandbox.fault({ path: '/*', status: 500 });
      expect((await read(page, '/home'))?.status()).toBe(200);
      const row = page.getByRole('region', { name: seen });
      expect(await row.getByRole('link').count()).toBeGreaterThan(2);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    });
  }
});

test('if all API calls fail, the home page says that it is temporary', async ({ page, sandbox }) => {
  await sandbox.fault({ path: '/*', status: 500 });
  const answer = await read(page, '/home');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
