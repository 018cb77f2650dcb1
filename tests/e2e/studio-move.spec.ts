import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { DAY_MS, main } from './support/studio';
import { expect, test } from './support/test';

// A time zone whose date differs from UTC.
test.use({ timezoneId: 'Pacific/Auckland' });
const TITLE = 'Sunrise set';
const dayIn = (iso: string) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(iso));
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Creates an event on the 10th of the month after next, in the evening UTC. Returns its local day. */
async function plan(page: Page, api: string, token: string) {
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 10))
    .toISOString()
    .slice(0, 10);
  const startAt = `${month}T19:00:00.000Z`;
  const event = {
    title: TITLE,
    description: '',
    isPrivate: false,
    price: 0,
    status: 'active',
    startAt,
    endAt: `${month}T20:00:00.000Z`,
  };
  const answer = await page.request.post(`${api}/event`, { headers: { Authorization: token }, data: event });
  const { data } = (await answer.json()) as { data: { _id: string } };
  return { id: data._id, day: dayIn(startAt) };
}
const cell = (page: Page, day: string) =>
  main(page)
    .locator('td')
    .filter({ has: page.locator(`button[data-day="${day}"]`) });

test('an event dragged with the mouse moves to the day it was dropped on', async ({ page, servers, sandbox }) => {
  const token = await signIn(page, servers, 'performer');
  const { id, day } = await plan(page, servers.api, token);
  await open(page, `/studio/events?day=${day}`);
  const drag = async (from: string, to: string, across: number) => {
    // Away from the window edges, where dragging scrolls the page.
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
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: `moved to ${dayName(to)}` }),
      'nothing moves under the next drag',
    ).toBeVisible();
  };
  // Another week and another day of it; the adjacent day; near the edges of a day.
  const stops = [after(day, 8), after(day, 9), after(day, 3), day];
  let from = day;
  for (const [index, to] of stops.entries()) {
    await drag(from, to, [0.5, 0.1, 0.9, 0.5][index] ?? 0.5);
    await expect.poll(async () => (await sandbox.requests('PUT', `/event/${id}`)).length).toBe(index + 1);
    from = to;
  }
  const moves = (await sandbox.requests('PUT', `/event/${id}`)).map(({ body }) =>
    dayIn((body as { startAt: string }).startAt),
  );
  expect(moves).toEqual(stops);
});

test('an event is moved by keyboard with a form, and the move can be undone', async ({ page, servers, sandbox }) => {
  const token = await signIn(page, servers, 'performer');
  const { id, day } = await plan(page, servers.api, token);
  await open(page, `/studio/events?day=${after(day, -1)}`);
  await page.locator(`button[data-day="${after(day, -1)}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`button[data-day="${day}"]`)).toBeFocused();
  await expect(page.locator(`button[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
  const more = page.getByRole('button', { name: `More for ${TITLE}` });
  for (let count = 0; count < 12 && !(await more.evaluate((element) => element === document.activeElement)); count += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to another day' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('New date');
  await expect(field).toBeFocused();
  // Increments the first part of the date, whichever it is.
  await page.keyboard.press('ArrowUp');
  const to = await field.inputValue();
  expect(to > day).toBe(true);
  await page.keyboard.press('Enter');
  const toast = main(page).getByRole('status').filter({ hasText: 'moved to' });
  await expect(toast).toBeVisible();
  const starts = async () =>
    (await sandbox.requests('PUT', `/event/${id}`)).map(({ body }) => dayIn((body as { startAt: string }).startAt));
  expect(await starts()).toEqual([to]);
  const undo = toast.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'moved back.' })).toBeVisible();
  expect(await starts()).toEqual([to, day]);
  await expect(cell(page, day).getByText(TITLE)).toBeVisible();
});
