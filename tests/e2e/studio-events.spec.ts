import type { Browser, Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { dayFrom, main, onToast } from './support/studio';
import { expect, test } from './support/test';

/** The properties of each component of an iCalendar file, unfolded (RFC 5545). */
function eventsIn(file: string): Record<string, string>[] {
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  let entry: Record<string, string> = {};
  for (const line of file
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')) {
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

/** A fan in another time zone. */
async function fanIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId, locale: 'en-GB' });
  return context.newPage();
}

test('an event survives a closed tab, appears to fans in their time zone and calendar, and is deleted with Undo', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  test.slow();
  const TITLE = 'Slow piano, fast drums; by candle';
  const day = dayFrom(20);
  const start = new Date(`${day}T02:30:00Z`);
  const shown = (clock: string) => new RegExp(`^[A-Z][a-z]{2} ${Number(day.slice(8))}, ${day.slice(0, 4)} ${clock}$`);
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/events/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Description' }).fill('Bring a blanket,\nand somebody to share it with.');
  for (const [label, time] of [
    ['Starts', '02:30'],
    ['Ends', '04:00'],
  ] as const) {
    await page.getByLabel(label).fill(`${day} ${time}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Unsaved changes. They stay on this device for a day.')).toBeVisible();
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  await open(again, '/studio/events/new');
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Bring a blanket,\nand somebody to share it with.',
  );
  await expect(again.getByLabel('Starts')).toHaveValue(shown('2:30 AM'));
  await expect(again.getByLabel('Ends')).toHaveValue(shown('4:00 AM'));
  expect(await sandbox.requests('POST', '/event')).toEqual([]);
  await again.getByRole('button', { name: 'Plan event' }).click();
  await expect(again).toHaveURL(new RegExp(`/studio/events\\?month=${day.slice(0, 7)}&day=${day}&saved=[0-9a-f]{24}$`));
  const panel = main(again)
    .locator('section')
    .filter({ hasText: 'Saved' })
    .getByRole('listitem')
    .filter({ hasText: TITLE });
  await expect(panel).toContainText('2:30 AM – 4:00 AM');
  await open(again, '/studio/events/new');
  await expect(again.getByRole('textbox', { name: 'Title' }), 'a draft that was saved is none').toHaveValue('');

  const fan = await fanIn(browser, 'America/New_York');
  problems.watch(fan.context());
  await setSessionCookie(fan, servers, 'fan');
  await open(fan, `/events?q=${encodeURIComponent('fast drums')}`);
  const card = main(fan).getByRole('article').filter({ hasText: TITLE });
  const there = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(start);
  await expect(card.locator('time')).toContainText(
    `${there({ weekday: 'short' })} ${there({ hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ')}`,
  );
  await expect(card).toContainText(there({ month: 'short', day: 'numeric' }));
  await card.getByRole('link').first().click();
  const file = await fan.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const response = await fan.request.get(file ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  const [entry, ...others] = eventsIn(await response.text());
  expect(others).toEqual([]);
  const stamp = (iso: string) => `${day.replaceAll('-', '')}T${iso}00Z`;
  expect(entry).toMatchObject({ SUMMARY: TITLE, DTSTART: stamp('0230'), DTEND: stamp('0400') });
  await fan.context().close();

  const removals = async () => (await sandbox.requests('DELETE', '/event/')).length;
  const onDay = main(again)
    .getByRole('listitem')
    .filter({ has: again.getByRole('link', { name: TITLE }) });
  await open(again, `/studio/events?day=${day}`);
  const remove = async () => {
    await onDay.getByRole('button', { name: `More for ${TITLE}` }).click();
    await again.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(onDay).toHaveCount(0);
  };
  await remove();
  await onToast(again, 'deleted.', 'Undo').click();
  await expect(onDay).toBeVisible();
  expect(await removals()).toBe(0);
  await remove();
  await onToast(again, 'deleted.', 'Dismiss').click();
  await expect.poll(removals).toBe(1);
  await open(again, `/studio/events?day=${day}`);
  await expect(main(again).getByText(TITLE)).toHaveCount(0);
});
