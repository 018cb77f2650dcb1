import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';

interface Line {
  _id: string;
  orderNumber: string;
  deliveryStatus: string;
  shippingCode: string;
}

const DAY_MS = 86_400_000;

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, title: string) => page.getByRole('region', { name: title });
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The button beside what a notice says. */
const onToast = (page: Page, words: string, button: string) => page.locator('[popover] li, [popover] > div').filter({ hasText: words }).getByRole('button', { name: button }).first();

/** Asks the back end in the name of who is logged in. */
async function asked<T>(page: Page, api: string, token: string, path: string): Promise<T> {
  const answer = await page.request.get(`${api}${path}`, { headers: { Authorization: token } });
  return ((await answer.json()) as { data: T }).data;
}

async function planned(page: Page, api: string, token: string, event: { title: string; startAt: string; endAt: string }): Promise<string> {
  const answer = await page.request.post(`${api}/event`, { headers: { Authorization: token }, data: { description: '', isPrivate: false, price: 0, status: 'active', ...event } });
  return ((await answer.json()) as { data: { _id: string } }).data._id;
}

test('the studio shows what came in and what waits, and leads to all of it', async ({ page, servers }) => {
  const token = await signIn(page, servers, 'performer');
  const waiting = await asked<{ total: number }>(page, servers.api, token, '/orders/details/search?productType=physical&status=paid&deliveryStatus=created');
  const active = await asked<{ total: number }>(page, servers.api, token, '/subscriptions/performer/search?state=active');
  const open_ = await asked<{ total: number }>(page, servers.api, token, '/comments/performer/search?isAnswered=false');
  await open(page, '/studio');
  await expect(part(page, 'Earned in the last 30 days')).toContainText('tokens');
  await expect(part(page, 'Orders to send').locator('dl > div').filter({ hasText: 'new' }).getByRole('definition')).toHaveText(String(waiting.total));
  await expect(part(page, 'Subscribers').locator('dl > div').first()).toContainText(/\d/);
  expect(active.total).toBeGreaterThan(0);
  await expect(part(page, 'Comments to answer')).toContainText(String(open_.total));
  await expect(part(page, 'Next event').getByRole('link', { name: /set, by request/ })).toBeVisible();
  await part(page, 'Orders to send').getByRole('link', { name: 'See all Orders to send' }).click();
  await expect(page).toHaveURL('/studio/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('three orders are sent in one go; the one that is refused keeps its reason until it went through', async ({ page, servers, sandbox, problems }) => {
  problems.allow(/\/orders\/\w+\/update answered 409$/);
  const token = await signIn(page, servers, 'performer');
  const { data } = await asked<{ data: Line[] }>(page, servers.api, token, '/orders/details/search?productType=physical&limit=24');
  const lines = data.filter(({ deliveryStatus }) => deliveryStatus === 'created' || deliveryStatus === 'processing').slice(0, 3);
  expect(lines).toHaveLength(3);
  const numberOf = ({ orderNumber }: Line) => orderNumber.replace(/-S\d+$/, '');
  const row = (line: Line) => main(page).locator('tbody tr').filter({ hasText: numberOf(line) });
  const [first, second, third] = lines as [Line, Line, Line];

  await open(page, '/studio/orders');
  for (const line of lines) await row(line).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected parcels' }).getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status of 3 parcels' });
  await dialog.getByRole('combobox', { name: 'Where are they now?' }).selectOption('On its way');
  for (const line of lines) await dialog.getByRole('textbox', { name: numberOf(line) }).fill(`TRACK-${numberOf(line)}`);
  await expectAccessible(page);
  await sandbox.fault({ method: 'PUT', path: `/orders/${second._id}/update`, status: 409, body: { statusCode: 409, message: 'The post office is closed.' }, times: 1 });
  await dialog.getByRole('button', { name: 'Set status' }).click();

  for (const line of [first, third]) {
    await expect(row(line)).toContainText('On its way');
    await expect(row(line)).toContainText(`TRACK-${numberOf(line)}`);
  }
  await expect(row(second)).toContainText('The post office is closed.');
  await expect(row(second)).not.toContainText('On its way');
  const updates = async () => (await sandbox.requests('PUT', '/orders/')).map(({ path, body }) => ({ path, body }));
  const call = (line: Line) => ({ path: `/orders/${line._id}/update`, body: { deliveryStatus: 'shipping', shippingCode: `TRACK-${numberOf(line)}` } });
  expect(await updates()).toHaveLength(3);
  expect(await updates()).toEqual(expect.arrayContaining(lines.map(call)));

  const bar = page.getByRole('region', { name: 'Selected parcels' });
  await expect(bar).toContainText('1 of 3 could not be changed.');
  await bar.getByRole('button', { name: 'Try it again' }).click();
  await expect(row(second)).toContainText(`TRACK-${numberOf(second)}`);
  await expect(row(second)).not.toContainText('The post office is closed.');
  expect((await updates()).slice(3)).toEqual([call(second)]);
  await open(page, '/studio/orders?state=shipping');
  for (const line of lines) await expect(row(line)).toContainText(`TRACK-${numberOf(line)}`);
});

/** What a file for calendars holds: the lines of each of its parts, unfolded (RFC 5545). */
function eventsIn(file: string): Record<string, string>[] {
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  let entry: Record<string, string> = {};
  for (const line of file.replace(/\r\n[ \t]/g, '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') entry[name] = value.replace(/\\([\\;,])/g, '$1').replace(/\\n/gi, '\n');
    if (name === 'BEGIN' && value === 'VEVENT') events.push((entry = {}));
  }
  expect(open).toEqual([]);
  return events;
}

/** Somebody in another time zone. */
async function fanIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId, locale: 'en-GB' });
  return context.newPage();
}

test('an event survives its tab, is found by fans in their own time and calendars, and is deleted with Undo', async ({ page, browser, servers, sandbox, problems }) => {
  test.slow();
  const TITLE = 'Slow piano, fast drums; by candle';
  const day = dayFrom(20);
  const start = new Date(`${day}T02:30:00Z`);
  await signIn(page, servers, 'performer');
  await open(page, '/studio/events/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Description' }).fill('Bring a blanket,\nand somebody to share it with.');
  await page.getByLabel('Begins on').fill(day);
  await page.getByLabel('Begins at').fill('02:30');
  await page.getByLabel('Ends on').fill(day);
  await page.getByLabel('Ends at').fill('04:00');
  await expect(page.getByText('Not saved yet. This device keeps it for a day.')).toBeVisible();
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  await open(again, '/studio/events/new');
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('Bring a blanket,\nand somebody to share it with.');
  await expect(again.getByLabel('Begins on')).toHaveValue(day);
  await expect(again.getByLabel('Begins at')).toHaveValue('02:30');
  await expect(again.getByLabel('Ends at')).toHaveValue('04:00');
  expect(await sandbox.requests('POST', '/event')).toEqual([]);
  await again.getByRole('button', { name: 'Plan the event' }).click();
  await expect(again).toHaveURL(new RegExp(`/studio/events\\?month=${day.slice(0, 7)}&day=${day}&saved=[0-9a-f]{24}$`));
  const panel = main(again).locator('section').filter({ hasText: 'Saved' }).getByRole('listitem').filter({ hasText: TITLE });
  await expect(panel).toContainText('02:30–04:00');
  await open(again, '/studio/events/new');
  await expect(again.getByRole('textbox', { name: 'Title' }), 'a draft that was saved is none').toHaveValue('');

  const fan = await fanIn(browser, 'America/New_York');
  problems.watch(fan.context());
  await signIn(fan, servers, 'fan');
  await open(fan, `/events?q=${encodeURIComponent('fast drums')}`);
  const card = main(fan).getByRole('article').filter({ hasText: TITLE });
  const there = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(start);
  await expect(card.locator('time')).toContainText(`${there({ weekday: 'short' })} ${there({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`);
  await expect(card).toContainText(`${there({ day: 'numeric' })} ${there({ month: 'short' })}`);
  await card.getByRole('link').first().click();
  const file = await fan.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const answer = await fan.request.get(file ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const [entry, ...others] = eventsIn(await answer.text());
  expect(others).toEqual([]);
  const stamp = (iso: string) => `${day.replaceAll('-', '')}T${iso}00Z`;
  expect(entry).toMatchObject({ SUMMARY: TITLE, DTSTART: stamp('0230'), DTEND: stamp('0400') });
  await fan.context().close();

  const removals = async () => (await sandbox.requests('DELETE', '/event/')).length;
  const onDay = main(again).getByRole('listitem').filter({ has: again.getByRole('link', { name: TITLE }) });
  await open(again, `/studio/events?day=${day}`);
  const remove = async () => {
    await onDay.getByRole('button', { name: `More for ${TITLE}` }).click();
    await again.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(onDay).toHaveCount(0);
  };
  await remove();
  await onToast(again, 'is deleted.', 'Undo').click();
  await expect(onDay).toBeVisible();
  expect(await removals()).toBe(0);
  await remove();
  await onToast(again, 'is deleted.', 'Dismiss').click();
  await expect.poll(removals).toBe(1);
  await open(again, `/studio/events?day=${day}`);
  await expect(main(again).getByText(TITLE)).toHaveCount(0);
});

/** Rows of a CSV file, fields in quotes among them. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').trimEnd().split('\r\n')) {
    rows.push([...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}

/** The amounts as they are seen; readers of the page hear their unit besides. */
const seen = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const heard of copy.querySelectorAll('.visually-hidden')) heard.remove();
      return (copy.textContent ?? '').trim();
    }),
  );
const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

for (const { unit, path, kind } of [
  { unit: 'tokens', path: '/studio/earnings', kind: 'Tips and subscriptions' },
  { unit: 'money', path: '/studio/earnings?in=money', kind: 'Shop' },
]) {
  test(`earnings in ${unit} of one source and some days are the rows of the file`, async ({ page, servers, isMobile }) => {
    await signIn(page, servers, 'performer');
    await open(page, path);
    const filters = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('search', { name: 'Find sales' });
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await filters.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    await expect(page).toHaveURL(/kind=/);
    await filters.getByLabel('From', { exact: true }).fill(dayFrom(-90));
    await expect(page).toHaveURL(/from=/);
    await filters.getByLabel('To', { exact: true }).fill(dayFrom(-1));
    await expect(page).toHaveURL(/to=/);
    if (isMobile) await filters.getByRole('button', { name: /^Show \d/ }).click();
    await expect(main(page).locator('[aria-busy]')).toHaveCount(0);

    const sales = main(page).locator('table').filter({ hasText: 'Earnings, sale by sale' }).locator('tbody tr');
    const shown = await Promise.all((await sales.all()).map((sale) => seen(sale.locator('th, td'))));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length, 'all on one page').toBeLessThan(24);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [heads = [], ...rows] = rowsOf(await readFile(await (await download).path(), 'utf8'));
    const value = (row: string[], head: string) => row[heads.indexOf(head)] ?? '';
    expect(rows.map((row) => [value(row, 'What'), value(row, 'Fan') || 'Not known', value(row, 'State'), ...['Gross', 'Commission', 'Net'].map((head) => Number(value(row, head)))])).toEqual(
      shown.map(([, what = '', fan = '', state = '', ...amounts]) => [what, fan, state, ...amounts.map(amountIn)]),
    );
    for (const row of rows) {
      expect(value(row, 'Source')).toBe(kind);
      expect(value(row, 'Date').slice(0, 10) >= dayFrom(-90) && value(row, 'Date').slice(0, 10) <= dayFrom(-1)).toBe(true);
    }
    for (const [name, head] of [['Gross', 'Gross'], ['Commission', 'Commission'], ['Net, yours', 'Net']] as const) {
      const sum = rows.reduce((before, row) => before + Number(value(row, head)), 0);
      const told = main(page).locator('dl[aria-label="Sums"] > div').filter({ has: page.getByText(name, { exact: true }) }).locator('dd');
      expect(amountIn((await seen(told)).join())).toBeCloseTo(sum, 2);
    }
  });
}

test('a fan is kept out of the studio, and shown a way back', async ({ page, servers, problems }) => {
  problems.allow(/\/studio\S* answered 403$/);
  await signIn(page, servers, 'fan');
  for (const path of ['/studio', '/studio/orders']) expect(await open(page, path)).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not open to you' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/home');
});

test('a comment is answered where it stands, and taken away with Undo', async ({ page, servers, sandbox }) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/comments?open=1');
  const first = main(page).getByRole('article').first();
  const words = (await first.locator('p[dir="auto"]').first().innerText()).trim();
  const id = await first.getAttribute('aria-label');
  await first.getByRole('button', { name: 'Reply' }).click();
  await first.getByRole('textbox', { name: /^Your answer to / }).fill('It does, in two colours.');
  await first.getByRole('button', { name: 'Send the answer' }).click();
  await expect(first).toContainText('You answered');
  await expect(first.getByText('Answered', { exact: true })).toBeVisible();
  expect((await sandbox.requests('POST', '/comments')).map(({ body }) => body)).toEqual([{ objectId: expect.stringMatching(/^[0-9a-f]{24}$/), objectType: 'comment', content: 'It does, in two colours.' }]);
  expect(id).toMatch(/^Comment by /);

  await open(page, `/studio/comments?q=${encodeURIComponent(words)}`);
  const all = main(page).getByRole('article');
  const before = await all.count();
  await expect(all.getByText('Answered', { exact: true }).first()).toBeVisible();
  const removals = async () => (await sandbox.requests('DELETE', '/comments/')).length;
  const remove = () => all.first().getByRole('button', { name: 'Delete' }).click();
  await remove();
  await expect(all).toHaveCount(before - 1);
  await onToast(page, 'The comment is deleted.', 'Undo').click();
  await expect(all).toHaveCount(before);
  expect(await removals()).toBe(0);
  await remove();
  await onToast(page, 'The comment is deleted.', 'Dismiss').click();
  await expect.poll(removals).toBe(1);
});

test.describe('moving an event', () => {
  // Its day is not that of UTC.
  test.use({ timezoneId: 'Pacific/Auckland' });
  const TITLE = 'Sunrise set';
  const dayIn = (iso: string) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(iso));
  const dayName = (day: string) => new Date(day).toUTCString().slice(0, 16).replace(',', '');
  const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

  /** An event on the 10th of the month after the next, in the evening of UTC; the day it is on there. */
  async function plan(page: Page, api: string, token: string) {
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 10)).toISOString().slice(0, 10);
    const startAt = `${month}T19:00:00.000Z`;
    const id = await planned(page, api, token, { title: TITLE, startAt, endAt: `${month}T20:00:00.000Z` });
    return { id, day: dayIn(startAt) };
  }
  const cell = (page: Page, day: string) => main(page).locator('td').filter({ has: page.locator(`button[data-day="${day}"]`) });

  test('by the mouse lands on the day it was dropped on', async ({ page, servers, sandbox, isMobile }) => {
    test.skip(isMobile, 'A phone has the form.');
    const token = await signIn(page, servers, 'performer');
    const { id, day } = await plan(page, servers.api, token);
    await open(page, `/studio/events?day=${day}`);
    const drag = async (from: string, to: string, across: number) => {
      // Away from the edges of the window, where the page would scroll along.
      await cell(page, to).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const chip = await cell(page, from).getByText(TITLE).boundingBox();
      const target = await cell(page, to).boundingBox();
      if (!chip || !target) throw new Error('Nothing to drag, or nowhere to drop it');
      await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2);
      await page.mouse.down();
      await page.mouse.move(chip.x + chip.width / 2 + 12, chip.y + chip.height / 2 + 4, { steps: 3 });
      await page.mouse.move(target.x + target.width * across, target.y + target.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect(cell(page, to).getByText(TITLE)).toBeVisible();
      await expect(cell(page, from).getByText(TITLE)).toHaveCount(0);
      await expect(main(page).getByRole('status').filter({ hasText: `is moved to ${dayName(to)}` }), 'nothing moves under the next drag').toBeVisible();
    };
    // Another week and another day of it; its neighbour; near the edges of a day.
    const stops = [after(day, 8), after(day, 9), after(day, 3), day];
    let from = day;
    for (const [index, to] of stops.entries()) {
      await drag(from, to, [0.5, 0.1, 0.9, 0.5][index] ?? 0.5);
      await expect.poll(async () => (await sandbox.requests('PUT', `/event/${id}`)).length).toBe(index + 1);
      from = to;
    }
    const moves = (await sandbox.requests('PUT', `/event/${id}`)).map(({ body }) => dayIn((body as { startAt: string }).startAt));
    expect(moves).toEqual(stops);
  });

  test('by keys alone goes by a form, and can be undone', async ({ page, servers, sandbox, isMobile }) => {
    test.skip(isMobile, 'A phone has no keys.');
    const token = await signIn(page, servers, 'performer');
    const { id, day } = await plan(page, servers.api, token);
    await open(page, `/studio/events?day=${after(day, -1)}`);
    await page.locator(`button[data-day="${after(day, -1)}"]`).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`button[data-day="${day}"]`)).toBeFocused();
    await expect(page.locator(`button[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
    const more = page.getByRole('button', { name: `More for ${TITLE}` });
    for (let press = 0; press < 12 && !(await more.evaluate((element) => element === document.activeElement)); press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Move to another day' })).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('To which day?');
    await expect(field).toBeFocused();
    // Whichever part of the date comes first, one more of it.
    await page.keyboard.press('ArrowUp');
    const to = await field.inputValue();
    expect(to > day).toBe(true);
    await page.keyboard.press('Enter');
    const told = main(page).getByRole('status').filter({ hasText: 'is moved to' });
    await expect(told).toBeVisible();
    const starts = async () => (await sandbox.requests('PUT', `/event/${id}`)).map(({ body }) => dayIn((body as { startAt: string }).startAt));
    expect(await starts()).toEqual([to]);
    const undo = told.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status').filter({ hasText: 'is back where it was.' })).toBeVisible();
    expect(await starts()).toEqual([to, day]);
    await expect(cell(page, day).getByText(TITLE)).toBeVisible();
  });
});

test.describe('a server that does not offer all of it', () => {
  for (const { status, path, call, words, rest } of [
    { status: 404, path: '/studio', call: '/comments/performer/search', words: 'a list of the comments on all you have published', rest: (page: Page) => part(page, 'Orders to send').getByRole('link').first() },
    { status: 501, path: '/studio/earnings', call: '/earning/performer/days', words: 'sums by day and by source', rest: (page: Page) => main(page).locator('tbody tr').first() },
    { status: 501, path: '/studio/payouts', call: '/payout*', words: 'payouts', rest: (page: Page) => page.getByRole('heading', { level: 1 }) },
    { status: 404, path: '/studio/comments', call: '/comments/performer/search', words: 'the comments on all your things in one place', rest: (page: Page) => page.getByRole('heading', { level: 1, name: 'Comments' }) },
  ]) {
    test(`says so once on ${path}, and the rest is there`, async ({ page, servers, sandbox, isMobile }) => {
      test.skip(isMobile, 'The same on every screen.');
      await signIn(page, servers, 'performer');
      await sandbox.fault({ path: call, status, body: { statusCode: status, message: 'No such call.' } });
      expect(await open(page, path)).toBe(200);
      await expect(main(page).getByText(/This server does not offer/)).toHaveCount(1);
      await expect(main(page).getByText(/This server does not offer/)).toContainText(words);
      await expect(rest(page)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /could not|No such call/ })).toHaveCount(0);
    });
  }
});

test.describe('by keys alone', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'A phone has no keys.'));

  /** Goes on by Tab until it stands there. */
  async function tabTo(page: Page, place: Locator): Promise<void> {
    for (let press = 0; press < 80; press += 1) {
      if (await place.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(place, 'reached by Tab').toBeFocused();
  }

  test('two videos are hidden in one go', async ({ page, servers, sandbox }) => {
    await signIn(page, servers, 'performer');
    await open(page, '/studio/videos?status=active');
    const rows = main(page).locator('tbody tr');
    await rows.first().waitFor();
    for (const index of [0, 1]) {
      await tabTo(page, rows.nth(index).getByRole('checkbox'));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByRole('region', { name: 'Selected videos' }).getByRole('button', { name: 'Hide' }));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await sandbox.requests('PUT', '/performer/assets/videos/')).length).toBe(2);
    await expect(main(page).getByRole('status').filter({ hasText: 'Done: 2.' })).toHaveCount(1);
  });

  test('an event is planned, and what is wrong with it is at its fields', async ({ page, servers, sandbox }) => {
    await signIn(page, servers, 'performer');
    await open(page, `/studio/events/new?day=${dayFrom(25)}`);
    const send = page.getByRole('button', { name: 'Plan the event' });
    const title = page.getByRole('textbox', { name: 'Title' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('form-summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/Give the event a title\./);
    await page.keyboard.type('Typed without a mouse');
    await tabTo(page, page.getByRole('checkbox', { name: 'A private event with a price' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: 'Price in tokens' }));
    await page.keyboard.type('40');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/saved=[0-9a-f]{24}$/);
    const [call] = await sandbox.requests('POST', '/event');
    expect(call?.body).toMatchObject({ title: 'Typed without a mouse', isPrivate: true, price: 40 });
  });
});
