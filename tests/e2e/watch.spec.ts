import type { Page } from '@playwright/test';
import { setSessionCookie } from './support/accounts';
import { FREE_VIDEO, LANDMARKS, LOCKED_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const MEDIA = /\/files\/videos\//;
const SEGMENT = /\/files\/videos\/[^?]+\.ts\b/;

const video = (page: Page) => page.locator('video');
const playButton = (page: Page) => page.getByRole('button', { name: /^Play / });
const notice = (page: Page) => page.getByTestId('player-notice');
const failure = (page: Page) => page.getByTestId('player-error');
const second = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const rate = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate);

async function expectRunning(page: Page): Promise<void> {
  const before = await second(page);
  await expect.poll(() => second(page)).toBeGreaterThan(before + 0.5);
}

async function play(page: Page): Promise<void> {
  await playButton(page).click();
  await expect.poll(() => second(page).catch(() => 0)).toBeGreaterThan(0);
}

/** Returns a function that presses a key and checks that its notice was shown, which may be gone by then. */
async function listenToNotices(page: Page) {
  const shown = await notice(page).evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return async (key: string, announced: string): Promise<void> => {
    const { length } = await shown.jsonValue();
    await page.keyboard.press(key);
    await expect.poll(async () => (await shown.jsonValue()).slice(length)).toContain(announced);
  };
}

/** URLs that the page requests from now on. */
function getRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

test('the player obeys keys, and remembers position, speed and quality', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Set by keys here.');
  await open(page, FREE_VIDEO);
  await play(page);
  const pressKey = await listenToNotices(page);
  await pressKey('k', 'Paused');
  await pressKey('4', '2:00 (40%)');
  await pressKey('l', 'Forward 10 s');
  await pressKey('f', 'Full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await pressKey('f', 'Full screen off');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await pressKey('>', 'Speed 1.25×');
  await pressKey('>', 'Speed 1.5×');
  await pressKey('>', 'Speed 1.75×');
  await page.getByRole('button', { name: 'Quality and speed' }).click();
  await page.getByRole('group', { name: 'Quality and speed' }).getByRole('radio', { name: '240p' }).check();
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      video(page).evaluate(
        (element: HTMLVideoElement) => !element.seeking && Math.abs(element.currentTime - 130) < 0.5,
      ),
    )
    .toBe(true);
  await page.keyboard.press('?');
  const shortcuts = { name: 'Keyboard shortcuts' };
  await expect(page.getByRole('group', { name: /^Player: / }).getByRole('dialog', shortcuts)).toBeVisible();
  await expect(page.getByRole('dialog', shortcuts), 'the list of the page stays closed').toHaveCount(1);

  await open(page, `${FREE_VIDEO}?t=95`);
  await expect(playButton(page), 'the URL takes precedence').toHaveAccessibleName(/ from 1:35$/);
  await open(page, FREE_VIDEO);
  await expect(playButton(page)).toHaveAccessibleName(/ from 2:10$/);
  await expect(page.getByRole('button', { name: 'Quality and speed 240p · 1.75×' })).toBeVisible();
  const requests = getRequests(page);
  await playButton(page).click();
  const playedFrom = () =>
    video(page).evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : 0));
  await expect.poll(() => playedFrom().catch(() => 0)).toBeGreaterThan(128);
  const [start, speed] = [await playedFrom(), await rate(page)];
  // The offer to start over is visible for ten seconds, so everything else is checked after it.
  const pressAgain = await listenToNotices(page);
  await pressAgain('k', 'Paused');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => second(page)).toBeLessThan(5);

  expect(Math.abs(start - 130)).toBeLessThanOrEqual(2);
  expect(speed).toBe(1.75);
  const segments = requests.filter((url) => SEGMENT.test(url));
  expect(segments.length).toBeGreaterThan(0);
  expect(segments.filter((url) => !url.includes('/240p/'))).toEqual([]);
});

test('a time code in a comment starts the video there; the player and its media load only then', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const hasPlayer = async () => (await Promise.all(scripts)).some((text) => text.includes('media-control-bar'));
  const requests = getRequests(page);
  await open(page, FREE_VIDEO);
  const time = page.getByRole('button', { name: /^Go to \d/ }).first();
  const [minutes = 0, seconds = 0] = (await time.innerText()).split(':').map(Number);
  expect(await hasPlayer(), 'player code before play').toBe(false);
  expect(
    requests.filter((url) => MEDIA.test(url)),
    'media before play',
  ).toEqual([]);

  await time.click();
  await expect.poll(() => second(page).catch(() => 0)).toBeGreaterThanOrEqual(minutes * 60 + seconds);
  await expectRunning(page);
  expect(await hasPlayer(), 'player code after play').toBe(true);
  expect(requests.some((url) => SEGMENT.test(url))).toBe(true);
});

test.describe('failing media', () => {
  test.beforeEach(({ problems }) => problems.allow(/\/files\/videos\/.* responded with (403|404|500)$/));
  const asksForVideo = `/user/assets/videos/${LANDMARKS.freeVideo}`;

  test('an expired URL is renewed once, without notice', async ({ page, sandbox }) => {
    await open(page, FREE_VIDEO);
    await sandbox.fault({ path: '/files/videos/*', status: 403, body: {}, times: 1 });
    await playButton(page).click();
    await expect.poll(() => second(page).catch(() => 0)).toBeGreaterThan(0);
    await expect(failure(page)).toHaveCount(0);
  });

  test('a permanent failure is reported with Retry, which works once the fault is gone', async ({ page, sandbox }) => {
    await open(page, FREE_VIDEO);
    const before = (await sandbox.requests('GET', '/user/assets/videos/')).filter(
      ({ path }) => path === asksForVideo || /\/[0-9a-f]{24}$/.test(path),
    ).length;
    await sandbox.fault({ path: '/files/videos/*', status: 403, body: {} });
    await playButton(page).click();
    await expect(failure(page)).toBeVisible();
    const requests = (await sandbox.requests('GET', '/user/assets/videos/')).filter(
      ({ path }) => path === asksForVideo || /\/[0-9a-f]{24}$/.test(path),
    ).length;
    expect(requests - before, 'requests for fresh URLs').toBe(1);

    await sandbox.clearFaults();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expectRunning(page);
    await expect(failure(page)).toHaveCount(0);
  });

  test("a video that can't be decoded is repaired once, then reported", async ({ page, sandbox }) => {
    await open(page, FREE_VIDEO);
    await sandbox.fault({
      path: '/files/videos/*.ts',
      status: 200,
      body: 'this is no film',
      contentType: 'video/mp2t',
    });
    await playButton(page).click();
    await expect(failure(page)).toBeVisible({ timeout: 30_000 });
    await sandbox.clearFaults();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expectRunning(page);
  });
});

test('a locked video reveals no media URL, and plays its preview', async ({ page, servers, isMobile }) => {
  await setSessionCookie(page, servers, 'fan');
  const requests = getRequests(page);
  await open(page, LOCKED_VIDEO);
  const html = await (await page.request.get(LOCKED_VIDEO)).text();
  expect(html).not.toMatch(/m3u8|\/files\/videos\//);
  expect(await page.evaluate(() => JSON.stringify(window.__NEXT_DATA__))).not.toMatch(/m3u8|\/files\/videos\//);
  const lock = page.getByText('40 tokens to watch');
  await expect(lock).toBeVisible();

  await page.getByRole('button', { name: 'Watch preview' }).click();
  // Loops, because the preview could end while a slow machine checks.
  await video(page).evaluate((preview: HTMLVideoElement) => Object.assign(preview, { loop: true }));
  await expect.poll(() => second(page).catch(() => 0)).toBeGreaterThan(0.2);
  // On a phone, it is below the player and covers nothing.
  await expect(lock).toBeVisible({ visible: isMobile });
  await page.getByRole('button', { name: 'Stop preview' }).click();
  await expect(lock).toBeVisible();
  expect(requests.filter((url) => /m3u8|\/files\/videos\//.test(url))).toEqual([]);
});

test('a video that is scheduled, being processed or damaged says so', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'performer');
  for (const [slug, message] of [
    [LANDMARKS.scheduledVideo, 'Coming soon'],
    [LANDMARKS.processingVideo, 'Processing video'],
    [LANDMARKS.brokenVideo, 'This video can’t be played'],
  ] as const) {
    expect((await page.goto(`/video/${slug}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: message })).toBeVisible();
    await expect(playButton(page)).toHaveCount(0);
  }
});
