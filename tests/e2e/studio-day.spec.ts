import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { choose, main } from './support/studio';
import { expect, test } from './support/test';

interface Line {
  _id: string;
  orderNumber: string;
  deliveryStatus: string;
  shippingCode: string;
}

/** Calls the API as the logged-in user. */
async function requested<T>(page: Page, api: string, token: string, path: string): Promise<T> {
  const response = await page.request.get(`${api}${path}`, { headers: { Authorization: token } });
  return ((await response.json()) as { data: T }).data;
}

test('three orders are marked as shipped at once; a refused one keeps its reason until it succeeds', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(/\/orders\/\w+\/update responded with 409$/);
  const token = await setSessionCookie(page, servers, 'performer');
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
  await page.getByRole('region', { name: 'Selected shipments' }).getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status of 3 shipments' });
  await choose(dialog.getByRole('combobox', { name: 'New status' }), 'On its way');
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

  const bar = page.getByRole('region', { name: 'Selected shipments' });
  await expect(bar).toContainText('1 of 3 couldn’t be changed.');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect(row(second)).toContainText(`TRACK-${getNumber(second)}`);
  await expect(row(second)).not.toContainText('The post office is closed.');
  expect((await updates()).slice(3)).toEqual([call(second)]);
  await open(page, '/studio/orders?state=shipping');
  for (const line of lines) await expect(row(line)).toContainText(`TRACK-${getNumber(line)}`);
});
