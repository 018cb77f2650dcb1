import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { signIn, type Account } from './accounts';
import type { Problems } from './problems';
import { open } from './ready';
import type { Servers } from './servers';

/** A room whose picture is always on, and which nobody has written into. */
export const QUIET_ROOM = '/stream/zuri';
/** Another one that is always on air, with an hour of talk. */
export const BUSY_ROOM = '/stream/nova';

/** A picture may have to wait for a camera, an encoder and its first segments, on a machine that does much else. */
const PICTURE_MS = 60_000;

/** The picture of a show that is watched. */
export const picture = (page: Page) => page.getByTestId('live-player').locator('video');
/** How picture, chat and connection stand. */
export const health = (page: Page) => page.getByTestId('room-health');
export const chatBox = (page: Page) => page.getByTestId('chat-box');
export const chatLines = (page: Page) => page.getByTestId('chat-line');
/** The lines of the chat with just this text. */
export const lineOf = (page: Page, text: string) => chatLines(page).filter({ has: page.getByText(text, { exact: true }) });
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });

/** What has been shown so far: seconds of the clock, and decoded pictures. */
const shownOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({ seconds: element.currentTime, pictures: element.getVideoPlaybackQuality().totalVideoFrames, wide: element.videoWidth }));

/** Waits until the picture really moves: its clock runs and pictures are decoded. */
export async function expectMoving(video: Locator, what = 'a picture that moves'): Promise<void> {
  await expect(video, what).toBeVisible({ timeout: PICTURE_MS });
  let before: Awaited<ReturnType<typeof shownOf>> | null = null;
  const moves = async () => {
    const shown = await shownOf(video).catch(() => null);
    // Another element, or another stream on it, begins from nothing.
    if (!shown || !before || shown.wide === 0 || shown.pictures < before.pictures || shown.seconds < before.seconds) {
      before = shown?.wide ? shown : null;
      return false;
    }
    return shown.seconds > before.seconds + 0.5 && shown.pictures > before.pictures + 2;
  };
  await expect.poll(moves, { message: what, timeout: PICTURE_MS, intervals: [250, 500] }).toBe(true);
}

/** Waits for the chat, and for the room to have let the visitor in: what is said from now on is heard. */
export async function settled(page: Page): Promise<void> {
  await expect(health(page)).toContainText('Chat: on');
  await expect(health(page)).toContainText('Connection: on');
  await expect(page.getByRole('button', { name: /in the room\. Show list$/ })).not.toHaveAccessibleName(/^0 /);
}

interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** Somebody else with a browser of their own, watched as the first one is. Close the context at the end. */
export async function another(browser: Browser, servers: Servers, problems: Problems, account: Account | null): Promise<Visitor> {
  const context = await browser.newContext();
  problems.watch(context);
  const page = await context.newPage();
  if (account) await signIn(page, servers, account);
  return { context, page };
}

/** A camera whose picture costs little to encode, where a page would ask for a finer one. Before the first page. */
export const smallCamera = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) => open(wanted?.video ? { ...wanted, video: { width: 320, height: 180, frameRate: 10 } } : wanted);
  });

/** At the desk, before a show: a camera that sends a picture. */
export async function turnOnCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await expect(page.getByRole('button', { name: 'Go live', exact: true })).not.toHaveAttribute('aria-disabled', 'true', { timeout: PICTURE_MS });
}

/** Aria at her desk, with a camera that sends a picture, before the show. */
export async function openDesk(page: Page): Promise<void> {
  await open(page, '/studio/live');
  await turnOnCamera(page);
  // The smallest picture: the machine that watches has to encode it, too.
  await page.getByRole('combobox', { name: 'Resolution' }).selectOption('360p');
}

/** What the desk says, to be heard only, while the media server has its picture. */
export const onAir = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'You’re live.' });

/** From the desk onto the air; done when the media server has the picture. */
export async function goLive(page: Page, title?: string): Promise<void> {
  if (title) await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(onAir(page)).toHaveCount(1, { timeout: PICTURE_MS });
}

/** Ends the show that this page sends, and waits for its summary. */
export async function endShow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the show' }).click();
  await expect(page.getByRole('heading', { name: 'Your show has ended' })).toBeVisible();
}
