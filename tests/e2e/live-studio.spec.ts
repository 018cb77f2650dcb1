import type { Page, WebSocketRoute } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import {
  openSecondVisitor,
  chatBox,
  chatLines,
  endShow,
  expectMoving,
  goLive,
  messages,
  onAir,
  openBroadcastConsole,
  picture,
  turnOnCamera,
} from './support/live';
import { logInByForm } from './support/log-in';
import { balance, isMarked, mark } from './support/pay';
import { waitUntilInteractive, open } from './support/ready';
import { expect, test } from './support/test';

const CONSOLE_PATH = '/studio/live';
const ROOM = '/stream/aria';
/** The player polls for a stream that hasn't started, and for better qualities. */
const LOOKED_FOR = /\.m3u8 responded with 404$/;
/** Where the stream is sent. */
const MEDIA = /\/LiveApp\/websocket/;
const BACK_MS = 25_000;

const expectText = (page: Page, expected: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: expected });
const panel = (page: Page, title: 'Tips in this show' | 'Watching now') => page.getByRole('region', { name: title });
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');
const line = (page: Page, text: string) => chatLines(page).filter({ hasText: text });
/** The message that fans see in place of the stream. */
const expectPlayerText = (page: Page) => page.getByTestId('live-message');

async function write(page: Page, text: string): Promise<void> {
  await chatBox(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(line(page, text)).toBeVisible();
}

/** Lets a test cut a page's connections to the media server. */
async function cuttable(page: Page): Promise<() => Promise<void>> {
  let routes: WebSocketRoute[] = [];
  await page.routeWebSocket(MEDIA, (route) => {
    routes.push(route);
    route.connectToServer();
  });
  return async () => {
    const cut = routes;
    routes = [];
    await Promise.all(cut.map((route) => route.close({ code: 4000 })));
  };
}

test('a whole show: camera preview, a fan who waits, watches, chats and tips, the summary, and another show without a reload', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(LOOKED_FOR);
  await setSessionCookie(page, servers, 'performer');
  await open(page, CONSOLE_PATH);
  await expect(page.getByRole('button', { name: 'Go live', exact: true }), 'nothing goes live unseen').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await openBroadcastConsole(page);
  const microphone = page.getByRole('combobox', { name: 'Microphone' });
  await microphone.press('ArrowDown');
  await page.locator('.ant-select-item-option').last().click();
  await expectMoving(page.getByLabel('Your video'), 'the preview');
  const meter = page.getByRole('meter', { name: 'Microphone level' });
  await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expectAccessible(page);
  const { page: fan, context } = await openSecondVisitor(browser, servers, problems, 'fan');
  await open(fan, ROOM);
  await expect(fan.getByRole('heading', { name: 'Aria Velasco isn’t live right now' })).toBeVisible();
  await mark(fan);

  await goLive(page, 'Songs by the window');
  await expect(page.getByRole('heading', { level: 1, name: 'Songs by the window' })).toBeVisible();
  expect(await sandbox.requests('POST', '/streaming/token'), 'no ticket where none is wanted').toEqual([]);

  await expectMoving(picture(fan));
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Songs by the window');
  await expect(panel(page, 'Watching now').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await write(fan, 'Too loud for me');
  await expect(line(page, 'Too loud for me')).toBeVisible();
  await page.getByRole('button', { name: /^Delete .* message: Too loud for me/ }).click();
  await expect(line(fan, 'Message deleted')).toBeVisible();
  await expect(line(fan, 'Too loud for me')).toHaveCount(0);
  await write(page, 'Better now?');
  await expect(line(fan, 'Better now?')).toBeVisible();

  await fan.getByTestId('tip').click();
  const tip = fan.getByRole('dialog', { name: 'Tip Aria Velasco' });
  await tip.getByRole('radio', { name: '20', exact: true }).check();
  await tip.getByLabel('Message (optional)').fill('For the bells');
  await tip.getByTestId('pay').click();
  for (const each of [fan, page]) await expect(messages(each)).toContainText('tipped 20 tokensFor the bells');
  await expect(panel(page, 'Tips in this show')).toContainText('For the bells20 tokens');
  await expect(balance(fan)).toHaveText('480');
  await expect(balance(page)).toHaveText('814');
  const [call] = await sandbox.requests('POST', '/token-transactions/tip');
  const { entries, agrees } = await sandbox.ledger({ key: call?.headers['idempotency-key'] ?? 'none' });
  expect(
    entries.map(({ moves }) => moves.map(({ amount }) => amount).sort((one, other) => one - other)),
    'of 20 tokens the site keeps 4',
  ).toEqual([[-20_00, 4_00, 16_00]]);
  expect(agrees).toBe(true);

  await page.getByRole('button', { name: 'End show' }).click();
  const question = page.getByRole('dialog', { name: 'End the show for 1 viewer?' });
  await question.getByRole('button', { name: 'End show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your show has ended' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Songs by the window');
  await expect(figure(page, 'Tips (1 tip)')).toHaveText('20 tokens');
  await expect(figure(page, 'Peak viewers')).toHaveText('1');
  await expect(expectText(fan, 'The show has ended')).toBeVisible();
  await expect(picture(fan)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go live again' }).click();
  await expect(page.getByRole('button', { name: 'Turn on camera and microphone' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Interrupted show' }), 'what was ended is not interrupted').toHaveCount(
    0,
  );
  await turnOnCamera(page);
  await goLive(page);
  await expectMoving(picture(fan), 'the picture of the next show');
  expect(await isMarked(fan)).toBe(true);
  await context.close();
});

test('a performer who loses the media server reconnects automatically; fans wait and see the stream again', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(MEDIA);
  await sandbox.settings({ optionForBroadcast: 'webrtc' });
  await setSessionCookie(page, servers, 'performer');
  const cut = await cuttable(page);
  await openBroadcastConsole(page);
  await goLive(page);
  const { page: fan, context } = await openSecondVisitor(browser, servers, problems, 'fan');
  const playlists: string[] = [];
  fan.on('request', (request) => request.url().includes('.m3u8') && playlists.push(request.url()));
  await open(fan, ROOM);
  await expectMoving(picture(fan));
  expect(playlists, 'WebRTC needs none').toEqual([]);
  await expect(fan.getByTestId('live-delay')).toHaveText(/^(under 1|\d) s behind$/);
  await expect(fan.getByRole('slider', { name: 'Position in the stream' })).toHaveCount(0);

  await sandbox.fault({ path: '/LiveApp/websocket', status: 503 });
  await cut();
  await expect(expectText(page, /^The connection to the streaming server was lost/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End show' }), 'the show goes on').toBeVisible();
  await expect(expectPlayerText(fan)).toHaveAttribute('data-step', /waiting|repairing/, { timeout: BACK_MS });
  await expect(expectPlayerText(fan)).not.toHaveText('');
  await sandbox.clearFaults();
  await expect(onAir(page)).toHaveCount(1, { timeout: BACK_MS });
  await expect(expectPlayerText(fan)).toHaveAttribute('data-step', 'playing', { timeout: BACK_MS });
  await expectMoving(picture(fan), 'the picture after the drop');
  await context.close();
});

test('leaving asks for confirmation; a show whose page is gone continues on a new page with its figures', async ({
  page,
  browser,
  servers,
  problems,
}) => {
  test.slow();
  problems.allow(LOOKED_FOR);
  await setSessionCookie(page, servers, 'performer');
  await openBroadcastConsole(page);
  await goLive(page, 'Through thick and thin');
  const { page: fan, context } = await openSecondVisitor(browser, servers, problems, 'fan');
  await open(fan, ROOM);
  await expectMoving(picture(fan));
  await expect(panel(page, 'Watching now').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: 'End the show for 1 viewer?' });
  await expect(question).toContainText('Leaving the studio ends your livestream for everyone.');
  await question.getByRole('button', { name: 'Stay live' }).click();
  await expect(page).toHaveURL(CONSOLE_PATH);
  await expect(onAir(page)).toHaveCount(1);

  await page.close();
  await expect(expectPlayerText(fan)).toHaveAttribute('data-step', /waiting|repairing/, { timeout: BACK_MS });
  const back = await page.context().newPage();
  await open(back, CONSOLE_PATH);
  const offer = back.getByRole('region', { name: 'Interrupted show' });
  await expect(offer).toContainText('You were live a moment ago with “Through thick and thin”.');
  await expectAccessible(back);
  await offer.getByRole('button', { name: 'Resume show' }).click();
  await expect(onAir(back)).toHaveCount(1, { timeout: BACK_MS });
  await expect(back.getByRole('heading', { level: 1, name: 'Through thick and thin' })).toBeVisible();
  await expectMoving(picture(fan), 'the picture of the new page');

  // The browser asks for confirmation before a reload.
  back.on('dialog', (dialog) => void dialog.accept());
  await back.reload();
  await waitUntilInteractive(back);
  await offer.getByRole('button', { name: 'Resume show' }).click();
  await expect(onAir(back)).toHaveCount(1, { timeout: BACK_MS });
  await expectMoving(picture(fan), 'the picture after the reload');
  await endShow(back);
  await expect(figure(back, 'Peak viewers')).toHaveText('1');
  await context.close();
});

test('publishing requests a stream token if tokens are required; a refusal shows a clear message and can be retried', async ({
  page,
  servers,
  sandbox,
  problems,
}) => {
  problems.allow(/\/streaming\/token responded with 403/);
  await sandbox.settings({ secureOption: true });
  await setSessionCookie(page, servers, 'performer');
  await openBroadcastConsole(page);
  await sandbox.fault({
    method: 'POST',
    path: '/streaming/token',
    status: 403,
    body: { statusCode: 403, message: 'No tickets at the moment' },
  });
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(expectText(page, 'Your stream key wasn’t accepted. Retrying with a new one…')).toBeVisible({
    timeout: BACK_MS,
  });
  await expect(page.locator('[popover] p', { hasText: 'No tickets at the moment' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'End show' }), 'the way out').toBeEnabled();
  await sandbox.clearFaults();
  await expect(onAir(page)).toHaveCount(1, { timeout: BACK_MS });
  const requested = await sandbox.requests('POST', '/streaming/token');
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.at(-1)?.body).toMatchObject({ type: 'publish', id: expect.any(String) });
  await endShow(page);
});

test('camera and microphone are disabled in guest documents; logging in loads a document that allows them', async ({
  page,
}) => {
  const mayUseCamera = () =>
    page.evaluate(() =>
      (
        document as Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy?.allowsFeature('camera'),
    );
  await open(page, `/auth/login?next=${encodeURIComponent(CONSOLE_PATH)}`);
  expect(await mayUseCamera()).toBe(false);
  await logInByForm(page, 'performer');
  // The login navigates first, and then the page is loaded as a whole.
  await page.waitForURL(CONSOLE_PATH);
  await expect.poll(() => mayUseCamera().catch(() => false)).toBe(true);
});
