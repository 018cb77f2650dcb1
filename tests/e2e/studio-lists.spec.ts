import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { expectEveryListToReach, LISTS, main, make, rows } from './support/studio-lists';
import { expect, test } from './support/test';

test('every studio list says what to do first if it is empty, and works with several pages up to its last one', async ({
  page,
  servers,
  sandbox,
}) => {
  test.slow();
  await setSessionCookie(page, servers, 'performer');
  for (const { kind } of LISTS) await make(sandbox, kind, 0);
  await sandbox.ownItems('aria', 'galleries', 0);
  for (const { path, none } of LISTS) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(main(page).getByText(none), path).toBeVisible();
    await expect(rows(page), path).toHaveCount(0);
  }
  await expectEveryListToReach(53, page, sandbox);
});

/** The cells of the rows whose text wraps. */
const brokenText = (page: Page) =>
  rows(page)
    .locator('td')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );

test("figures and statuses of a list don't wrap, at any window width", async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos');
  for (const width of [1280, 1181, 1100, 900, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => brokenText(page), `at ${width} px`).toEqual([]);
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `sideways at ${width} px`,
      )
      .toBe(0);
  }
});

test('the column titles of a list stay below the header of the site', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'performer');
  await make(sandbox, 'videos', 24);
  await open(page, '/studio/videos');
  const title = main(page).getByRole('columnheader', { name: 'Status' });
  const top = async () => Math.round((await title.boundingBox())?.y ?? -1);
  const below = await top();
  await rows(page).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(below);
  // The height of the header, without its line.
  expect(await top()).toBe(56);
});

test('the studio is shown with its style sheet, which no public page loads', async ({ page, servers }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/videos');
  expect(requested).not.toContain('/antd.css');

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/antd.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: /studio/i }).click();
  await expect.poll(() => requested).toContain('/antd.css');
  await expect(page.getByRole('heading', { name: 'Videos', level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Studio', level: 1 })).toBeVisible();
});

test('a first view of the studio brings its style sheet with it', async ({ page, servers }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos');
  const height = async () => (await page.getByRole('link', { name: 'Upload videos' }).first().boundingBox())?.height;
  expect(await height()).toBe(40);
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  expect(requested).not.toContain('/antd.css');
});

test('thumbnail and teaser of a video are made from the uploaded video', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos?status=active&sort=popular');
  await main(page).locator('tbody tr').first().getByRole('link').first().click();
  const files = page.getByRole('region', { name: 'Files' });
  const before = await files.getByAltText('The thumbnail').getAttribute('src');
  const updates = async () => (await sandbox.requests('PUT', '/performer/assets/videos/')).map(({ status }) => status);

  await files.getByRole('button', { name: 'Use a frame' }).click();
  const frame = page.getByRole('dialog', { name: 'Use a frame as the thumbnail' });
  await expect(frame.getByRole('slider')).toBeEnabled();
  await frame.getByRole('slider').fill('2');
  await frame.getByRole('button', { name: 'Use this frame' }).click();
  await expect.poll(updates).toEqual([200]);
  await expect(files.getByAltText('The thumbnail')).not.toHaveAttribute('src', before ?? '');

  await files.getByRole('button', { name: 'Cut a teaser' }).click();
  const cut = page.getByRole('dialog', { name: 'Cut a teaser' });
  await expect(cut.getByRole('slider').last()).toBeEnabled();
  await cut.getByRole('slider').last().fill('5');
  await cut.getByRole('button', { name: 'Cut the teaser' }).click();
  await expect.poll(updates, { timeout: 40_000 }).toEqual([200, 200]);
  await expect(cut).toBeHidden();
});
