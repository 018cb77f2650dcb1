import { expect, test } from './support/test';

test('the place of the first picture is painted before the picture is there', async ({ page, servers }) => {
  await expect.poll(async () => (await fetch(`${servers.site}/home`)).text(), { message: 'a preview is made behind the first page' }).toContain('{background:url(data:image/webp;base64,');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/files/pictures/banner/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => seen.push((entry as PerformanceEntry & { url: string }).url))).observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(window, { largest: seen });
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const picture = page.locator('img[fetchpriority="high"]');

  await expect.poll(() => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1)?.slice(0, 16))).toBe('data:image/webp;');
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const place = await picture.boundingBox();

  arrive();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  expect(await picture.boundingBox()).toEqual(place);
});
