import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import type { OwnKind, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const PAGE = 24;
const MANY = 5000;
const LAST = Math.ceil(MANY / PAGE);

const LISTS: readonly { path: string; kind: OwnKind | 'users'; count: (total: string) => string; none: string }[] = [
  { path: '/studio/videos', kind: 'videos', count: (total) => `${total} video`, none: 'You have no videos yet.' },
  { path: '/studio/galleries', kind: 'galleries', count: (total) => `${total} galler`, none: 'You have no galleries yet.' },
  { path: '/studio/photos', kind: 'photos', count: (total) => `${total} photo`, none: 'You have no photos yet.' },
  { path: '/studio/products', kind: 'products', count: (total) => `${total} product`, none: 'You have no products yet.' },
  { path: '/studio/posts', kind: 'posts', count: (total) => `${total} post`, none: 'You have no posts yet.' },
  { path: '/studio/stories', kind: 'stories', count: (total) => `${total} stor`, none: 'You have told no stories yet.' },
  { path: '/studio/orders', kind: 'parcels', count: (total) => `${total} parcel`, none: 'There is nothing to send yet.' },
  { path: '/studio/earnings', kind: 'earnings', count: (total) => `${total} sale`, none: 'No sales yet.' },
  { path: '/studio/subscribers', kind: 'subscribers', count: (total) => `${total} subscriber`, none: 'Nobody has subscribed yet.' },
  { path: '/studio/fans', kind: 'users', count: (total) => `${total} fan`, none: 'There are no fans here yet.' },
  { path: '/studio/comments', kind: 'comments', count: (total) => `${total} comment`, none: 'Nobody has commented yet.' },
  { path: '/studio/events?view=list', kind: 'events', count: (total) => `${total} event`, none: 'Nothing is planned yet.' },
];

const main = (page: Page) => page.getByRole('main');
/** What is listed: the rows of the last table, or comments. */
const rows = (page: Page) => main(page).locator('tbody').last().locator('tr').or(main(page).getByRole('article'));
const pageOf = (path: string, page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

async function make(sandbox: Sandbox, kind: OwnKind | 'users', count: number): Promise<void> {
  if (kind === 'users') await sandbox.users(count);
  // Photos need a gallery to be in.
  else await sandbox.ownItems('aria', kind, kind === 'galleries' ? Math.max(count, 1) : count);
}

test('every list of the studio with nothing in it says what to do first', async ({ page, servers, sandbox }) => {
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

test('every list of the studio opens with 5,000 rows as well as with one, to its last page', async ({ page, servers, sandbox }) => {
  test.setTimeout(600_000);
  await signIn(page, servers, 'performer');
  for (const { kind } of LISTS) await make(sandbox, kind, 1);
  for (const { path, count } of LISTS) {
    await open(page, path);
    await expect(rows(page), path).toHaveCount(1);
    await expect(main(page).getByText(count('1')).first(), path).toBeVisible();
  }

  // Comments while there is little to comment on: thousands of things that have thousands each are another matter.
  for (const { path, kind, count } of LISTS.toSorted((a, b) => Number(b.kind === 'comments') - Number(a.kind === 'comments'))) {
    await make(sandbox, kind, MANY);
    expect(await open(page, path), path).toBe(200);
    await expect(rows(page), path).toHaveCount(PAGE);
    await expect(main(page).getByText(count('5,000')).first(), path).toBeVisible();
    await main(page).getByRole('link', { name: `Page ${LAST}`, exact: true }).click();
    await expect(page).toHaveURL(pageOf(path, LAST));
    await expect(rows(page), `the last page of ${path}`).toHaveCount(MANY - (LAST - 1) * PAGE);
  }
});

/** The words of the rows that stand on more than one line. */
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

test('the figures and states of a list stay whole, however wide the window is', async ({ page, servers }) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/videos');
  for (const width of [1280, 1181, 1100, 900, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `sideways at ${width} px`).toBe(0);
  }
});

test('the thumbnail and the teaser of a video are taken out of the film that the server has', async ({ page, servers, sandbox }) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/videos?status=active&sort=popular');
  await main(page).locator('tbody tr').first().getByRole('link').first().click();
  const files = page.getByRole('region', { name: 'Files' });
  const before = await files.getByAltText('The thumbnail').getAttribute('src');
  const updates = async () => (await sandbox.requests('PUT', '/performer/assets/videos/')).map(({ status }) => status);

  await files.getByRole('button', { name: 'Take a frame' }).click();
  const frame = page.getByRole('dialog', { name: 'Take a frame as the thumbnail' });
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
