import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
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
  const response = await page.request.post(`${api}/event`, { headers: { Authorization: token }, data: event });
  const { data } = (await response.json()) as { data: { _id: string } };
  return { id: data._id, day: dayIn(startAt) };
}
const cell = (page: Page, day: string) =>
  main(page)
    .locator('td')
    .filter({ has: page.locator(`button[data-day="${day}"]`) });

test('an event dragged with the mouse moves to the day it was dropped on', async ({ page, servers, sandbox }) => {
  const token = await setSessionCookie(page, servers, 'performer');
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
    await expect(main(page).locator('[data-dragging]'), 'the drag has begun').toHaveCount(1);
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
