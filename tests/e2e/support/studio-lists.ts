import { expect, type Page } from '@playwright/test';
import { open } from './ready';
import type { OwnKind, Sandbox } from './sandbox';

const PAGE = 24;

export const LISTS: readonly { path: string; kind: OwnKind; count: (total: string) => string; none: string }[] = [
  { path: '/studio/videos', kind: 'videos', count: (total) => `${total} video`, none: 'No videos yet' },
  { path: '/studio/galleries', kind: 'galleries', count: (total) => `${total} galler`, none: 'No galleries yet' },
  { path: '/studio/photos', kind: 'photos', count: (total) => `${total} photo`, none: 'No photos yet' },
  { path: '/studio/products', kind: 'products', count: (total) => `${total} product`, none: 'No products yet' },
  { path: '/studio/posts', kind: 'posts', count: (total) => `${total} post`, none: 'No posts yet' },
  { path: '/studio/stories', kind: 'stories', count: (total) => `${total} stor`, none: 'No stories yet' },
  { path: '/studio/orders', kind: 'parcels', count: (total) => `${total} shipment`, none: 'Nothing to ship yet' },
  { path: '/studio/earnings', kind: 'earnings', count: (total) => `${total} sale`, none: 'No sales yet' },
  {
    path: '/studio/subscribers',
    kind: 'subscribers',
    count: (total) => `${total} subscriber`,
    none: 'No subscribers yet',
  },
  { path: '/studio/comments', kind: 'comments', count: (total) => `${total} comment`, none: 'No comments yet' },
  { path: '/studio/events?view=list', kind: 'events', count: (total) => `${total} event`, none: 'No upcoming events' },
];

export const main = (page: Page) => page.getByRole('main');
/** The rows of the last table, or the comments. */
export const rows = (page: Page) =>
  main(page).locator('tbody').last().locator('tr').or(main(page).getByRole('article'));
const getPage = (path: string, page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

export async function make(sandbox: Sandbox, kind: OwnKind, count: number): Promise<void> {
  // Photos need a gallery.
  await sandbox.ownItems('aria', kind, kind === 'galleries' ? Math.max(count, 1) : count);
}

/** Opens every studio list with that number of records and follows the link to its last page. */
export async function expectEveryListToReach(total: number, page: Page, sandbox: Sandbox): Promise<void> {
  const last = Math.ceil(total / PAGE);
  // Comments first, while there are only few items.
  for (const { path, kind, count } of LISTS.toSorted(
    (a, b) => Number(b.kind === 'comments') - Number(a.kind === 'comments'),
  )) {
    await make(sandbox, kind, total);
    expect(await open(page, path), path).toBe(200);
    await expect(rows(page), path).toHaveCount(PAGE);
    await expect(
      main(page)
        .getByText(count(total.toLocaleString('en-US')))
        .first(),
      path,
    ).toBeVisible();
    await main(page)
      .getByRole('link', { name: `Page ${last}`, exact: true })
      .click();
    await expect(page).toHaveURL(getPage(path, last));
    await expect(rows(page), `the last page of ${path}`).toHaveCount(total - (last - 1) * PAGE);
  }
}
