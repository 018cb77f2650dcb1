import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { LOCKED_GALLERY, OWNED_GALLERY } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

/** The full image of a photo. The preview of a locked one is called `blur-…`. */
const WHOLE_PHOTO = /\/files\/pictures\/photo\/[^/"]+\/\d/;

const tiles = (page: Page) => page.getByRole('list', { name: /photos$/i }).getByRole('listitem');
const tile = (page: Page, number: number) =>
  tiles(page)
    .nth(number - 1)
    .getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
const inSight = (page: Page, number: number) => expect(viewer(page).getByText(`${number} / 40`)).toBeVisible();
const photo = (page: Page) => viewer(page).locator('.yarl__slide_current img');

test('the photo viewer zooms with the wheel', async ({ page, servers, isMobile }) => {
  test.skip(isMobile, 'Phones have no mouse wheel.');
  await setSessionCookie(page, servers, 'fan');
  await open(page, OWNED_GALLERY);
  await tile(page, 1).click();
  await expect(photo(page)).toBeVisible();
  await expectAccessible(page);
  const width = async () => (await photo(page).boundingBox())?.width ?? 0;
  const before = await width();
  await photo(page).hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBeLessThan(before * 1.2);
});

test('the photo viewer navigates by swiping, and Back closes it', async ({ page, servers, isMobile }) => {
  test.skip(!isMobile, 'Swiping needs a touch screen.');
  await setSessionCookie(page, servers, 'fan');
  await open(page, OWNED_GALLERY);
  const href = (await tile(page, 4).getAttribute('href')) ?? '';
  await tile(page, 3).tap();
  await inSight(page, 3);
  await swipeLeft(page);
  await inSight(page, 4);
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(OWNED_GALLERY);
  await expect(tile(page, 4)).toBeFocused();
});

test('a locked gallery shows its size and price, and reveals no photo', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, LOCKED_GALLERY);
  await expect(tiles(page)).toHaveCount(24);
  await expect(page.getByText('24 photos', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByTestId('gallery-locked')).toContainText('22 tokens to view all 24 photos');
  await expect(tiles(page).getByRole('link')).toHaveCount(0);
  for (const picture of await tiles(page).getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('filter', /blur/);
  }

  expect(
    requested.filter((url) => WHOLE_PHOTO.test(url)),
    'asked for',
  ).toEqual([]);
  expect(await (await page.request.get(LOCKED_GALLERY)).text()).not.toMatch(WHOLE_PHOTO);
  expect(await page.evaluate(() => JSON.stringify(window.__NEXT_DATA__))).not.toMatch(WHOLE_PHOTO);
});

/** Swipes left across the middle of the screen. */
async function swipeLeft(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const y = height / 2;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: width * 0.85, y }] });
  for (let part = 1; part <= 8; part += 1)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: width * (0.85 - part * 0.08), y }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
