import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { setSessionCookie, type Account } from './accounts';
import type { Problems } from './problems';
import { open } from './ready';
import type { Servers } from './servers';
import { choose } from './studio';

/** A room that is always live, with an empty chat. */
export const QUIET_ROOM = '/stream/zuri';
/** A room that is always live, with an hour of chat. */
export const BUSY_ROOM = '/stream/nova';

/** Time for camera, encoder and first segments on a busy machine. */
const PICTURE_MS = 60_000;

export const picture = (page: Page) => page.getByTestId('live-player').locator('video');
/** The status of stream, chat and connection. */
export const health = (page: Page) => page.getByTestId('room-health');
export const chatBox = (page: Page) => page.getByTestId('chat-box');
export const chatLines = (page: Page) => page.getByTestId('chat-line');
export const getLine = (page: Page, text: string) =>
  chatLines(page).filter({ has: page.getByText(text, { exact: true }) });
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });

/** The playback position in seconds, and the number of decoded frames. */
const getShown = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    seconds: element.currentTime,
    pictures: element.getVideoPlaybackQuality().totalVideoFrames,
    wide: element.videoWidth,
  }));

/** Waits until the video really plays: its position advances and frames are decoded. */
export async function expectMoving(video: Locator, what = 'a picture that moves'): Promise<void> {
  await expect(video, what).toBeVisible({ timeout: PICTURE_MS });
  let before: Awaited<ReturnType<typeof getShown>> | null = null;
  const moves = async () => {
    const shown = await getShown(video).catch(() => null);
    // Another element or another stream starts over.
    if (!shown || !before || shown.wide === 0 || shown.pictures < before.pictures || shown.seconds < before.seconds) {
      before = shown?.wide ? shown : null;
      return false;
    }
    return shown.seconds > before.seconds + 0.5 && shown.pictures > before.pictures + 2;
  };
  await expect.poll(moves, { message: what, timeout: PICTURE_MS, intervals: [250, 500] }).toBe(true);
}

/** Waits until the visitor has joined the room, so that further messages arrive. */
export async function waitUntilInRoom(page: Page): Promise<void> {
  await expect(health(page)).toContainText('Chat: on');
  await expect(health(page)).toContainText('Connection: on');
  await expect(page.getByRole('button', { name: /in the room\. Show list$/ })).not.toHaveAccessibleName(/^0 /);
}

interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** Opens a separate browser context for a second visitor, also checked for errors. Close the context at the end. */
export async function openSecondVisitor(
  browser: Browser,
  servers: Servers,
  problems: Problems,
  account: Account | null,
): Promise<Visitor> {
  const context = await browser.newContext();
  problems.watch(context);
  const page = await context.newPage();
  if (account) await setSessionCookie(page, servers, account);
  return { context, page };
}

/** A camera with a small resolution, which is cheap to encode. Call this before the first page. */
export const smallCamera = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      open(wanted?.video ? { ...wanted, video: { width: 320, height: 180, frameRate: 10 } } : wanted);
  });

/** Turns on the camera in the broadcast console, before a show. */
export async function turnOnCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await expect(page.getByRole('button', { name: 'Go live', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
    { timeout: PICTURE_MS },
  );
}

/** Opens aria's broadcast console with a working camera, before the show. */
export async function openBroadcastConsole(page: Page): Promise<void> {
  await open(page, '/studio/live');
  await turnOnCamera(page);
  // The smallest resolution, because this machine also encodes for the viewer.
  await choose(page.getByRole('combobox', { name: 'Resolution' }), '360p');
}

/** The hidden status message of the console while the media server has the stream. */
export const onAir = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'You’re live.' });

/** Goes live from the console. Resolves when the media server has the stream. */
export async function goLive(page: Page, title?: string): Promise<void> {
  if (title) await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(onAir(page)).toHaveCount(1, { timeout: PICTURE_MS });
}

/** Ends the show of this page and waits for its summary. */
export async function endShow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End show' }).click();
  await expect(page.getByRole('heading', { name: 'Your show has ended' })).toBeVisible();
}
