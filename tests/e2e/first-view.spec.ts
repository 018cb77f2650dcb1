import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { expect, test } from './support/test';

/** Emulates the connection that browsers call "3g". */
async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 500_000,
    uploadThroughput: 100_000,
  });
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }) && undefined);
const hasStayed = (page: Page) => page.evaluate(() => 'same' in window);

test('the preview of the first image is painted before the image loads', async ({ page, servers }) => {
  await expect
    .poll(async () => (await fetch(`${servers.site}/home`)).text(), {
      message: 'a preview is made behind the first page',
    })
    .toContain('{background:url(data:image/webp;base64,');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/files/pictures/banner/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => seen.push((entry as PerformanceEntry & { url: string }).url)),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(window, { largest: seen });
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const picture = page.locator('img[fetchpriority="high"]');

  await expect
    .poll(() => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1)?.slice(0, 16)))
    .toBe('data:image/webp;');
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const box = await picture.boundingBox();

  arrive();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  expect(await picture.boundingBox()).toEqual(box);
});

test("on a slow connection a guest's link loads a new document, and Back restores the scroll position", async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/videos', { waitUntil: 'networkidle' });
  await mark(page);

  // Client-side navigation doesn't load the shell again.
  await page
    .getByRole('link', { name: 'Next page' })
    .or(page.getByRole('link', { name: 'Show more' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/videos\?/);
  expect(await hasStayed(page)).toBe(true);

  const last = page.getByRole('main').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const location = await page.evaluate(() => window.scrollY);
  expect(location).toBeGreaterThan(500);
  const link = last.getByRole('link').first();
  const title = (await link.innerText()).trim();
  await link.click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await hasStayed(page)).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL(/\/videos\?/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(location - 200);
});

test('for a logged-in visitor links stay client-side, whatever the connection', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  await slowDown(page);
  await page.goto('/videos', { waitUntil: 'networkidle' });
  await mark(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/video\//);
  expect(await hasStayed(page)).toBe(true);
});
