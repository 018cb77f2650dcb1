import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { expectEveryListToReach, LISTS, main, make, rows } from './support/studio-lists';
import { expect, test } from './support/test';

test('every empty studio list says what to do first', async ({ page, servers, sandbox }) => {
  test.slow();
  await signIn(page, servers, 'performer');
  for (const { kind } of LISTS) await make(sandbox, kind, 0);
  await sandbox.ownItems('aria', 'galleries', 0);
  for (const { path, none } of LISTS) {
    expect(await open(page, path)).toBe(200);
    await expect(main(page).getByText(none), path).toBeVisible();
    await expect(rows(page), path).toHaveCount(0);
  }
  await open(page, '/studio');
  await expect(page.getByRole('heading', { name: 'Studio', level: 1 })).toBeVisible();
});

test('every studio list works with one row, and with several pages up to its last one', async ({
  page,
  servers,
  sandbox,
}) => {
  test.slow();
  await signIn(page, servers, 'performer');
  for (const { kind } of LISTS) await make(sandbox, kind, 1);
  for (const { path, count } of LISTS) {
    await open(page, path);
    await expect(rows(page), path).toHaveCount(1);
    await expect(main(page).getByText(count('1')).first(), path).toBeVisible();
  }
  await expectEveryListToReach(53, page, sandbox);
});

/** The cells of the rows whose text wraps. */
const brokenWords = (page: Page) =>
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
  await signIn(page, servers, 'performer');
  await open(page, '/studio/videos');
  for (const width of [1280, 1181, 1100, 900, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `sideways at ${width} px`,
    ).toBe(0);
  }
});

test('thumbnail and teaser of a video are made from the uploaded video', async ({ page, servers, sandbox }) => {
  await signIn(page, servers, 'performer');
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
