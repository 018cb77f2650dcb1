import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { DRAFT_GALLERY_STUDIO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';
import { ownDirectory, writeFilm } from './support/upload';

test('a video is uploaded and published on a phone, from the bottom bar', async ({ page, servers }) => {
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'balcony.mp4');
  await writeFilm(film, 'small');

  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio');
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('link', { name: 'Upload videos' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload videos' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).tap();
  await (await chooser).setFiles(film);
  const form = page.getByRole('form', { name: 'About balcony.mp4' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Balcony');
  await expectAccessible(page);
  await form.getByText('Everyone (free)').tap();
  await form.getByRole('button', { name: 'Publish video' }).tap();
  await expect(page.getByText('Published. Fans can watch it once it’s processed.')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('article', { name: 'Balcony' }).getByRole('link', { name: 'Edit' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Balcony' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await remove();
});

/** A finger on the touch screen. */
async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page);
  const getCenter = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const put = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }, up = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] });
  const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return {
    press: async (element: Locator) => put('touchStart', await getCenter(element)),
    move: async (element: Locator, up?: number) => put('touchMove', await getCenter(element), up),
    lift,
    /** Sends the whole swipe at once: with pauses between its steps, a slow machine would see a long press. */
    swipeUp: async (element: Locator) => {
      const from = await getCenter(element);
      await Promise.all([
        put('touchStart', from),
        ...[40, 80, 120, 160].map((up) => put('touchMove', from, up)),
        lift(),
      ]);
    },
  };
}

test('a long press drags a photo to another position; a swipe scrolls', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, DRAFT_GALLERY_STUDIO);
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  const titles = () => photos.locator('p').allInnerTexts();
  const expectAnnounced = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const before = await titles();
  expect(before.length).toBeGreaterThan(3);
  await photos.nth(0).scrollIntoViewIfNeeded();
  const finger = await fingerOn(page);

  const top = () => page.evaluate(() => scrollY);
  const at = await top();
  await finger.swipeUp(photos.nth(0));
  await expect.poll(top).toBeGreaterThan(at);
  expect(await titles()).toEqual(before);

  await photos.nth(0).scrollIntoViewIfNeeded();
  await finger.press(photos.nth(0));
  await expectAnnounced(/ is picked up\. It is 1 of /);
  await finger.move(photos.nth(0), -20);
  await finger.move(photos.nth(2));
  await expectAnnounced(/ would be 3 of /);
  await finger.lift();
  await expect(page.getByText('Order saved.')).toBeVisible();
  const after = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await titles()).toEqual(after);
  await expect(page.getByRole('dialog'), 'nothing was pressed by it').toHaveCount(0);
  expect((await sandbox.requests('PUT', '/performer/assets/photos/')).map(({ body }) => body)).toHaveLength(1);
  await page.reload();
  await expect(photos.first()).toBeVisible();
  expect(await titles()).toEqual(after);
});
