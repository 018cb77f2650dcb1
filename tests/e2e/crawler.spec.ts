import type { Page } from '@playwright/test';
import { FREE_VIDEO, LOCKED_VIDEO, PLACES } from './support/places';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ problems }) => problems.allow(/ answered (404|503|500)$/));

type Block = { '@type': string; '@context': string } & Record<string, unknown>;

const attribute = (page: Page, selector: string, name = 'content') => page.locator(selector).getAttribute(name);
const blocks = async (page: Page) => (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Block);
const blockOf = async (page: Page, type: string) => (await blocks(page)).find((block) => block['@type'] === type);

/** Addresses that say the same page. */
const CANONICAL: Record<string, string> = { '/': '/home', '/performers/aria?tab=about': '/performers/aria', '/login': '/auth/login' };

for (const { path } of PLACES.filter(({ status }) => status === 200)) {
  test(`${path} says what it is`, async ({ page, servers }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(await page.title()).toMatch(/Encore/);
    const canonical = servers.site + (CANONICAL[path] ?? path);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(canonical);
    expect(await attribute(page, 'meta[property="og:url"]')).toBe(canonical);
    expect(await attribute(page, 'meta[property="og:title"]')).toBeTruthy();
    expect(await attribute(page, 'meta[property="og:type"]')).toBeTruthy();
    expect(await attribute(page, 'meta[property="og:site_name"]')).toBe('Encore');
    expect(await attribute(page, 'meta[name=rating]')).toBe('adult');
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(path === '/login' ? 1 : 0);
    if (path !== '/login') expect((await attribute(page, 'meta[name=description]'))?.length).toBeGreaterThan(10);
    for (const block of await blocks(page)) {
      expect(block['@context']).toBe('https://schema.org');
      expect(block['@type']).toBeTruthy();
    }
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(30);
  });
}

for (const { path } of PLACES.filter(({ status }) => status === 404)) {
  test(`${path} is a real 404 with ways onward`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await attribute(page, 'meta[name=robots]')).toContain('noindex');
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  });
}

test('a free video is described as one that is free', async ({ page }) => {
  await page.goto(FREE_VIDEO);
  const object = await blockOf(page, 'VideoObject');
  expect(object).toMatchObject({ name: 'Ten minutes for a clear voice', isAccessibleForFree: true, duration: 'PT5M0S' });
  expect(object?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(object?.thumbnailUrl).toHaveLength(1);
  expect(await attribute(page, 'meta[property="og:image"]')).toMatch(/^http/);
  expect(await blockOf(page, 'BreadcrumbList')).toBeDefined();
});

test('a locked video is described as one whose film is not free, without its address', async ({ page }) => {
  const answer = await page.goto(LOCKED_VIDEO);
  const object = await blockOf(page, 'VideoObject');
  const { cssSelector, ...part } = object?.hasPart as { cssSelector: string };
  expect(object?.isAccessibleForFree).toBe(false);
  expect(part).toEqual({ '@type': 'WebPageElement', isAccessibleForFree: false });
  await expect(page.locator(cssSelector)).toHaveCount(1);
  expect(JSON.stringify(await blocks(page))).not.toContain('contentUrl');
  expect(await answer?.text()).not.toMatch(/m3u8|\/files\/videos\//);
});

test('a performer is described as a person', async ({ page, servers }) => {
  await page.goto('/performers/aria');
  const profile = await blockOf(page, 'ProfilePage');
  expect(profile?.mainEntity).toMatchObject({ '@type': 'Person', name: 'Aria Velasco', alternateName: 'aria', url: `${servers.site}/performers/aria` });
  expect(await attribute(page, 'meta[property="og:type"]')).toBe('profile');
});

test('a performer has one address, whichever way it is asked for', async ({ page, servers }) => {
  const { data } = (await (await fetch(`${servers.api}/performers/aria`)).json()) as { data: { _id: string } };
  await page.goto(`/performers/${data._id}`);
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${servers.site}/performers/aria`);
});

test('lists are lists, with pages that link to each other', async ({ page, servers }) => {
  await page.goto('/videos');
  const first = await blockOf(page, 'ItemList');
  expect(first?.itemListElement).toHaveLength(24);
  expect(await attribute(page, 'link[rel=next]', 'href')).toBe(`${servers.site}/videos?page=2`);
  await expect(page.locator('link[rel=prev]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/videos?page=2"]').first()).toBeVisible();

  await page.goto('/videos?page=2');
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${servers.site}/videos?page=2`);
  expect(await attribute(page, 'link[rel=prev]', 'href')).toBe(`${servers.site}/videos`);
  expect(await page.title()).toContain('page 2');
  const second = (await blockOf(page, 'ItemList'))?.itemListElement as { position: number }[];
  expect(second[0]?.position).toBe(25);

  await page.goto('/performers');
  expect((await blockOf(page, 'ItemList'))?.itemListElement).toHaveLength(24);
});

test('a page behind the end leads to the last one', async ({ request }) => {
  const answer = await request.get('/videos?page=99', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/videos\?page=\d$/);
});

test('endless variations of a list stay out of indexes', async ({ page }) => {
  for (const query of ['q=voice', 'sort=popular', 'gender=female&country=IN']) {
    await page.goto(query.startsWith('gender') ? `/performers?${query}` : `/videos?${query}`);
    expect(await attribute(page, 'meta[name=robots]')).toContain('noindex');
  }
});

test.describe('with every call failing but one', () => {
  for (const [call, seen] of [
    ['/performers/search', 'Popular performers'],
    ['/user/assets/videos/search', 'Newest videos'],
    ['/user/assets/categories/search', 'Categories'],
  ] as const) {
    test(`the start page shows what ${call} gave`, async ({ page, sandbox }) => {
      await sandbox.fault({ path: call, delay: 0 });
      await sandbox.fault({ path: '/*', status: 500 });
      expect((await page.goto('/home'))?.status()).toBe(200);
      const row = page.getByRole('region', { name: seen });
      expect(await row.getByRole('link').count()).toBeGreaterThan(2);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    });
  }
});

test('with every call failing the start page says so, and that it is for now', async ({ page, sandbox }) => {
  await sandbox.fault({ path: '/*', status: 500 });
  const answer = await page.goto('/home');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
