import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { choose, main, onToast, part } from './support/studio';
import { expect, test } from './support/test';

interface Line {
  _id: string;
  orderNumber: string;
  deliveryStatus: string;
  shippingCode: string;
}

/** Calls the API as the logged-in user. */
async function requested<T>(page: Page, api: string, token: string, path: string): Promise<T> {
  const answer = await page.request.get(`${api}${path}`, { headers: { Authorization: token } });
  return ((await answer.json()) as { data: T }).data;
}

test('the studio shows new sales and open tasks, with links to all of them', async ({ page, servers }) => {
  const token = await signIn(page, servers, 'performer');
  const waiting = await requested<{ total: number }>(
    page,
    servers.api,
    token,
    '/orders/details/search?productType=physical&status=paid&deliveryStatus=created',
  );
  const active = await requested<{ total: number }>(
    page,
    servers.api,
    token,
    '/subscriptions/performer/search?state=active',
  );
  const open_ = await requested<{ total: number }>(
    page,
    servers.api,
    token,
    '/comments/performer/search?isAnswered=false',
  );
  await open(page, '/studio');
  await expect(part(page, 'Earned in the last 30 days')).toContainText('tokens');
  await expect(
    part(page, 'Orders to send').locator('.ant-statistic').filter({ hasText: 'new' }).locator('.ant-statistic-content'),
  ).toHaveText(String(waiting.total));
  await expect(part(page, 'Subscribers').locator('.ant-statistic').first()).toContainText(/\d/);
  expect(active.total).toBeGreaterThan(0);
  await expect(part(page, 'Comments to answer')).toContainText(String(open_.total));
  await expect(part(page, 'Next event').getByRole('link', { name: /set, by request/ })).toBeVisible();
  await part(page, 'Orders to send').getByRole('link', { name: 'See all Orders to send' }).click();
  await expect(page).toHaveURL('/studio/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('three orders are marked as shipped at once; a refused one keeps its reason until it succeeds', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(/\/orders\/\w+\/update answered 409$/);
  const token = await signIn(page, servers, 'performer');
  const { data } = await requested<{ data: Line[] }>(
    page,
    servers.api,
    token,
    '/orders/details/search?productType=physical&limit=24',
  );
  const lines = data
    .filter(({ deliveryStatus }) => deliveryStatus === 'created' || deliveryStatus === 'processing')
    .slice(0, 3);
  expect(lines).toHaveLength(3);
  const getNumber = ({ orderNumber }: Line) => orderNumber.replace(/-S\d+$/, '');
  const row = (line: Line) =>
    main(page)
      .locator('tbody tr')
      .filter({ hasText: getNumber(line) });
  const [first, second, third] = lines as [Line, Line, Line];

  await open(page, '/studio/orders');
  for (const line of lines) await row(line).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected parcels' }).getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status of 3 parcels' });
  await choose(dialog.getByRole('combobox', { name: 'Where are they now?' }), 'On its way');
  for (const line of lines)
    await dialog.getByRole('textbox', { name: getNumber(line) }).fill(`TRACK-${getNumber(line)}`);
  await expectAccessible(page);
  await sandbox.fault({
    method: 'PUT',
    path: `/orders/${second._id}/update`,
    status: 409,
    body: { statusCode: 409, message: 'The post office is closed.' },
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Set status' }).click();

  for (const line of [first, third]) {
    await expect(row(line)).toContainText('On its way');
    await expect(row(line)).toContainText(`TRACK-${getNumber(line)}`);
  }
  await expect(row(second)).toContainText('The post office is closed.');
  await expect(row(second)).not.toContainText('On its way');
  const updates = async () => (await sandbox.requests('PUT', '/orders/')).map(({ path, body }) => ({ path, body }));
  const call = (line: Line) => ({
    path: `/orders/${line._id}/update`,
    body: { deliveryStatus: 'shipping', shippingCode: `TRACK-${getNumber(line)}` },
  });
  expect(await updates()).toHaveLength(3);
  expect(await updates()).toEqual(expect.arrayContaining(lines.map(call)));

  const bar = page.getByRole('region', { name: 'Selected parcels' });
  await expect(bar).toContainText('1 of 3 couldn’t be changed.');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect(row(second)).toContainText(`TRACK-${getNumber(second)}`);
  await expect(row(second)).not.toContainText('The post office is closed.');
  expect((await updates()).slice(3)).toEqual([call(second)]);
  await open(page, '/studio/orders?state=shipping');
  for (const line of lines) await expect(row(line)).toContainText(`TRACK-${getNumber(line)}`);
});

test("a fan can't open the studio and gets a link back", async ({ page, servers, problems }) => {
  problems.allow(/\/studio\S* answered 403$/);
  await signIn(page, servers, 'fan');
  for (const path of ['/studio', '/studio/orders']) expect(await open(page, path)).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/home');
});

test('a comment gets a reply in place, and can be removed with Undo', async ({ page, servers, sandbox }) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/comments?open=1');
  const first = main(page).getByRole('article').first();
  const text = (await first.locator('p[dir="auto"]').first().innerText()).trim();
  const id = await first.getAttribute('aria-label');
  await first.getByRole('button', { name: 'Reply' }).click();
  await first.getByRole('textbox', { name: /^Your reply to / }).fill('It does, in two colors.');
  await first.getByRole('button', { name: 'Send reply' }).click();
  await expect(first).toContainText('You replied');
  await expect(first.getByText('Answered', { exact: true })).toBeVisible();
  expect((await sandbox.requests('POST', '/comments')).map(({ body }) => body)).toEqual([
    { objectId: expect.stringMatching(/^[0-9a-f]{24}$/), objectType: 'comment', content: 'It does, in two colors.' },
  ]);
  expect(id).toMatch(/^Comment by /);

  await open(page, `/studio/comments?q=${encodeURIComponent(text)}`);
  const all = main(page).getByRole('article');
  const before = await all.count();
  await expect(all.getByText('Answered', { exact: true }).first()).toBeVisible();
  const removals = async () => (await sandbox.requests('DELETE', '/comments/')).length;
  const remove = () => all.first().getByRole('button', { name: 'Delete' }).click();
  await remove();
  await expect(all).toHaveCount(before - 1);
  await onToast(page, 'Removed successfully!', 'Undo').click();
  await expect(all).toHaveCount(before);
  expect(await removals()).toBe(0);
  await remove();
  await onToast(page, 'Removed successfully!', 'Dismiss').click();
  await expect.poll(removals).toBe(1);
});
