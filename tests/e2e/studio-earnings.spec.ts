import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { layoutShift } from './support/layout-shift';
import { open } from './support/ready';
import { choose, dayFrom, main, tabTo } from './support/studio';
import { expect, test } from './support/test';

/** The rows of a CSV file, including quoted fields. */
function toRows(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')) {
    rows.push(
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  }
  return rows;
}

/** The visible amounts, without the unit for screen readers. */
const seen = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
      return (copy.textContent ?? '').trim();
    }),
  );
/** A day as it is typed: "Nov 5, 2026". */
const typed = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

const KIND = 'Tips outside livestreams';

test('earnings, filtered by source and days, match the rows of the CSV file', async ({ page, servers, isMobile }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/earnings');
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('search', { name: 'Find sales' });
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await choose(filters.getByRole('combobox', { name: 'Type' }), KIND);
  await expect(page).toHaveURL(/kind=/);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await filters.getByPlaceholder('From').fill(typed(dayFrom(-90)));
  await page.keyboard.press('Enter');
  await expect(filters.getByPlaceholder('To')).toBeFocused();
  await filters.getByPlaceholder('To').fill(typed(dayFrom(-1)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=.*to=/);
  if (isMobile) await filters.getByRole('button', { name: /^Show \d/ }).click();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

  const sales = main(page).getByRole('table', { name: 'Earnings by sale' }).locator('tbody tr');
  const shown = await Promise.all((await sales.all()).map((sale) => seen(sale.locator('th, td'))));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length, 'all on one page').toBeLessThan(24);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const [heads = [], ...rows] = toRows(await readFile(await (await download).path(), 'utf8'));
  const value = (row: string[], head: string) => row[heads.indexOf(head)] ?? '';
  expect(
    rows.map((row) => [
      value(row, 'Item'),
      value(row, 'Fan') || 'Unknown',
      value(row, 'Status'),
      ...['Gross', 'Commission', 'Net'].map((head) => Number(value(row, head))),
    ]),
  ).toEqual(
    shown.map(([what = '', , fan = '', state = '', ...amounts]) => [what, fan, state, ...amounts.map(amountIn)]),
  );
  for (const row of rows) {
    expect(value(row, 'Source')).toBe(KIND);
    expect(value(row, 'Date').slice(0, 10) >= dayFrom(-90) && value(row, 'Date').slice(0, 10) <= dayFrom(-1)).toBe(
      true,
    );
  }
  for (const [name, head] of [
    ['Gross', 'Gross'],
    ['Commission', 'Commission'],
    ['Your net', 'Net'],
  ] as const) {
    const sum = rows.reduce((before, row) => before + Number(value(row, head)), 0);
    const totals = main(page)
      .getByRole('group', { name: 'Totals' })
      .locator('.ant-statistic')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('.ant-statistic-content');
    expect(amountIn((await seen(totals)).join())).toBeCloseTo(sum, 2);
  }
});

test('the chart of the earnings moves nothing when it loads, is read by arrow keys and follows the theme', async ({
  page,
  servers,
}) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/analytics?range=7');
  const chart = page.getByRole('slider', { name: 'Earnings by day' });
  await expect(chart).toHaveAttribute('aria-valuemax', '7');
  expect(await layoutShift(page)).toBeLessThan(0.001);

  const readout = main(page).locator('figure p');
  await expect(readout).toContainText('Best day');
  await tabTo(page, chart);
  await expect(chart).toHaveAttribute('aria-valuenow', '7');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuenow', '6');
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(readout).toHaveText((await chart.getAttribute('aria-valuetext')) ?? '');
  await page.keyboard.press('Tab');
  await expect(readout).toContainText('Best day');

  const pixels = () => chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const light = await pixels();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(pixels).not.toBe(light);
});
