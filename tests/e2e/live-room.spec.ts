import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ACCOUNTS, setSessionCookie } from './support/accounts';
import {
  chatBox,
  chatLines,
  expectMoving,
  health,
  getLine,
  messages,
  picture,
  QUIET_ROOM,
  waitUntilInRoom,
} from './support/live';
import { open } from './support/ready';
import { expect, test } from './support/test';

/** Errors that occur while a test cuts the connection. */
const CUT = [
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED/,
  /WebSocket connection to \S+ failed/,
  /transport=polling\S* responded with 403$/,
];
/** Time to reconnect after a cut, including the longest pause between two attempts. */
const BACK_MS = 25_000;

// Streams take time to start.
test.describe.configure({ timeout: 180_000 });

const chip = (page: Page) => page.getByRole('button', { name: /^(\d+ new|Newest)$/ });
const delay = (page: Page) => page.getByTestId('live-delay');
const getTop = (line: Locator) => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const fromEnd = (page: Page) =>
  messages(page).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

/** Records the texts of the status line from now on. */
async function listenTo(line: Locator): Promise<() => Promise<string[]>> {
  const announcements = await line.evaluateHandle((element) => {
    const received = [element.textContent ?? ''];
    new MutationObserver(() => received.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return received;
  });
  return () => announcements.jsonValue();
}

/** Makes the page record on its own clock when it tries to connect. Call it before the page opens. */
const recordTries = (page: Page) =>
  page.addInitScript(() => {
    const tries: number[] = [];
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        if (String(url).includes('/socket.io/')) tries.push(performance.now());
        super(url, protocols);
      }
    };
    Object.assign(window, { connectionTries: tries });
  });
const getTries = (page: Page) =>
  page.evaluate(() => (window as Window & { connectionTries?: number[] }).connectionTries ?? []);

test('a room plays HLS with the last 25 messages: older ones load without a jump, new ones are appended, deleted ones lose their text', async ({
  page,
  servers,
  sandbox,
}) => {
  await sandbox.messages('zuri', 60);
  await setSessionCookie(page, servers, 'fan');
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await expect(getLine(page, 'Line 60')).toBeInViewport();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1);
  const requested = await sandbox.requests('GET', '/messages/conversations/public/');
  expect(requested[0]?.query).toMatchObject({ limit: '25', offset: '0' });
  await expectMoving(picture(page));
  await expect(health(page)).toContainText('Video: on');
  expect(await sandbox.requests('POST', '/streaming/token'), 'no ticket where none is wanted').toEqual([]);
  await expectAccessible(page);

  // Scrolls to the first of 25 messages. The response is held until the position of the messages is known.
  await sandbox.fault({ method: 'GET', path: '/messages/conversations/public/*', hold: true, times: 1 });
  await messages(page).evaluate((list) => list.scrollTo({ top: 60 }));
  const line38 = getLine(page, 'Line 38');
  await expect(line38).toBeInViewport();
  await expect(page.getByText('Line 35', { exact: true })).toHaveCount(0);
  const before = await getTop(line38);
  await sandbox.release();
  await expect(page.getByText('Line 35', { exact: true })).toHaveCount(1);
  const moved = async () => Math.abs((await getTop(line38)) - before);
  await expect.poll(moved, 'pixels that the line has moved').toBeLessThanOrEqual(2);
  const all = await sandbox.requests('GET', '/messages/conversations/public/');
  expect(all.map(({ query }) => query.offset)).toContain('25');

  // A visitor who reads older messages keeps the position and sees a count of new ones.
  await sandbox.chat('zuri', 3, 1);
  await expect(chip(page)).toHaveText('3 new');
  await expect.poll(moved, 'pixels that the line has moved').toBeLessThanOrEqual(2);
  await chip(page).click();
  await expect(getLine(page, 'Line 3').last()).toBeInViewport();
  await expect(chip(page)).toHaveCount(0);

  await chatBox(page).fill('First night here');
  await chatBox(page).press('Enter');
  const own = getLine(page, 'First night here');
  await expect(own).toBeInViewport();
  await expect(own).toContainText('You');
  await expect(chatBox(page)).toHaveValue('');
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1);
  await own.hover();
  await own.getByRole('button', { name: /^Delete your message/ }).click();
  await expect(page.getByText('First night here', { exact: true })).toHaveCount(0);
  await expect(getLine(page, 'Message deleted')).toBeInViewport();
});

test('a cut connection is announced and retried, then name, missed messages and video are back', async ({
  page,
  context,
  servers,
  sandbox,
  problems,
}) => {
  CUT.forEach((what) => problems.allow(what));
  const token = await setSessionCookie(page, servers, 'fan');
  await sandbox.messages('zuri', 4);
  await recordTries(page);
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await expectMoving(picture(page));
  const announced = await listenTo(health(page));
  const triesBefore = (await getTries(page)).length;
  const tries = async () => (await getTries(page)).slice(triesBefore);

  await context.setOffline(true);
  await sandbox.drop({ user: ACCOUNTS.fan, refuseFor: 6000 });
  await expect(health(page)).toContainText(/Connection: (lost|reconnecting)/);
  await sandbox.messages('zuri', 3);
  await expect(health(page)).toContainText('You’re offline', { timeout: BACK_MS });
  await expect
    .poll(async () => (await tries()).length, { timeout: BACK_MS, message: 'tries' })
    .toBeGreaterThanOrEqual(3);
  const pauses = (await tries()).map((at, index, all) => at - (all[index - 1] ?? 0)).slice(1);
  expect(Math.min(...pauses), 'milliseconds between two tries').toBeGreaterThan(400);

  await context.setOffline(false);
  await expect(health(page)).toContainText('Connection: on', { timeout: BACK_MS });
  await expect
    .poll(async () => (await sandbox.requests('SOCKET', 'auth/login')).map(({ body }) => body))
    .toContainEqual({ token });
  await expect(page.getByText('You missed 3 messages while away', { exact: true })).toBeVisible();
  await expect(chatLines(page)).toHaveText(
    [1, 2, 3, 4, 1, 2, 3].map((number) => new RegExp(`Line ${number}\\d?\\d:\\d\\d [AP]M$`)),
  );
  await expectMoving(picture(page));
  await expect(health(page)).toContainText('Video: on');
  await expect
    .poll(async () => Number.parseInt(await delay(page).innerText(), 10), {
      timeout: 60_000,
      message: 'seconds behind',
    })
    .toBeLessThanOrEqual(10);
  await sandbox.chat('zuri', 1, 1);
  await expect(chatLines(page)).toHaveCount(8);
  expect((await announced()).join('\n')).toMatch(/Connection: lost[^]*Connection: reconnecting[^]*Connection: on/);
});

test('the room stays open while the API is down and recovers on its own', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  CUT.forEach((what) => problems.allow(what));
  problems.allow(/responded with 503$/);
  await setSessionCookie(page, servers, 'fan');
  await sandbox.messages('zuri', 2);
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await expectMoving(picture(page));
  await sandbox.fault({ path: '/*', status: 503, body: { statusCode: 503, message: 'Away' } });
  await sandbox.drop();
  await expect(health(page)).toContainText('Connection: reconnecting');
  await expect(health(page)).toContainText(/Video: (reconnecting|waiting)/, { timeout: BACK_MS });
  await chatBox(page).fill('Are you there?');
  await chatBox(page).press('Enter');
  await expect(page.getByText(/^Not sent: /)).toBeVisible();
  await expect(chatBox(page)).toHaveValue('Are you there?');

  await sandbox.clearFaults();
  await waitUntilInRoom(page);
  await expectMoving(picture(page));
  await chatBox(page).press('Enter');
  await expect(getLine(page, 'Are you there?')).toBeVisible();
});

test('a stream token is requested if the site needs one; without it the room shows an error, and recovers', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  await sandbox.settings({ secureOption: true });
  await setSessionCookie(page, servers, 'fan');
  const began = Date.now();
  await open(page, QUIET_ROOM);
  await expectMoving(picture(page));
  const requestedCalls = await sandbox.requests('POST', '/streaming/token');
  // A player that stalls on a slow machine requests another one.
  expect(requestedCalls.length).toBeGreaterThan(0);
  for (const { body } of requestedCalls)
    expect(body).toEqual({ id: expect.any(String), type: 'play', expireDate: expect.any(Number) });
  const { expireDate } = requestedCalls[0]?.body as { expireDate: number };
  expect(Math.abs(expireDate - began - 86_400_000), 'milliseconds off one day').toBeLessThan(60_000);

  problems.allow(/\/streaming\/token responded with 500$/);
  problems.allow(/\/LiveApp\/streams\/\S+ responded with 403$/);
  await sandbox.fault({
    method: 'POST',
    path: '/streaming/token',
    status: 500,
    body: { statusCode: 500, message: 'No tickets today' },
  });
  await open(page, QUIET_ROOM);
  await expect(
    page.locator('[popover] p', { hasText: 'Something went wrong on the server. Wait a moment, then retry.' }),
  ).toBeVisible();
  await expect(health(page)).toContainText('access to the stream wasn’t accepted', { timeout: BACK_MS });
  await waitUntilInRoom(page);
  await sandbox.clearFaults();
  await expectMoving(picture(page));
  await expect(health(page)).toContainText('Video: on');
});

test("seeking back and returning to live don't interrupt the chat", async ({ page, sandbox }) => {
  await open(page, QUIET_ROOM);
  await waitUntilInRoom(page);
  await expectMoving(picture(page));
  await page.getByRole('group', { name: /^Live player/ }).focus();
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('j');
  await expect(page.getByTestId('player-notice')).toHaveText('Back 10 s');
  const slider = page.getByRole('slider', { name: 'Position in the stream' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^[1-5]\d s behind$/);
  await expectMoving(picture(page), 'the picture of half a minute ago');
  await sandbox.chat('zuri', 1, 1);
  await expect(getLine(page, 'Line 1')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /s behind$/);
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Live');
  await expectMoving(picture(page), 'the newest picture');
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
});
