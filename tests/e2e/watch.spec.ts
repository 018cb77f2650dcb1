import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
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
  await expect.poll(() => second(page), { timeout: 20_000 }).toBeGreaterThan(before + 0.5);
}

async function play(page: Page): Promise<void> {
  await playButton(page).click();
  await expect.poll(() => second(page).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0);
}

async function pressKey(page: Page, key: string, announced: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(notice(page)).toHaveText(announced);
}

/** Addresses that the page requests from now on. */
function getRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
}

test('the player obeys keys, and remembers position, speed and quality', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Set by keys here.');
  await open(page, FREE_VIDEO);
  await play(page);
  await pressKey(page, 'k', 'Paused');
  await pressKey(page, '4', '2:00 (40%)');
  await pressKey(page, 'l', 'Forward 10 s');
  await pressKey(page, 'f', 'Full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await pressKey(page, 'f', 'Full screen off');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await pressKey(page, '>', 'Speed 1.25×');
  await pressKey(page, '>', 'Speed 1.5×');
  await pressKey(page, '>', 'Speed 1.75×');
  await page.getByRole('button', { name: 'Quality and speed' }).click();
  await page.getByRole('group', { name: 'Quality and speed' }).getByRole('radio', { name: '240p' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => second(page)).toBeCloseTo(130, 0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Player keys' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);

  await open(page, `${FREE_VIDEO}?t=95`);
  await expect(playButton(page), 'the address takes precedence').toHaveAccessibleName(/ from 1:35$/);
  await open(page, FREE_VIDEO);
  await expect(playButton(page)).toHaveAccessibleName(/ from 2:10$/);
  await expect(page.getByRole('button', { name: 'Quality and speed 240p · 1.75×' })).toBeVisible();
  const requests = getRequests(page);
  await playButton(page).click();
  await expect.poll(() => second(page).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(128);
  await page.keyboard.press('k');
  expect(
    Math.abs((await video(page).evaluate((element: HTMLVideoElement) => element.played.start(0))) - 130),
  ).toBeLessThanOrEqual(2);
  expect(await rate(page)).toBe(1.75);
  const segments = requests.filter((url) => SEGMENT.test(url));
  expect(segments.length).toBeGreaterThan(0);
  expect(segments.filter((url) => !url.includes('/240p/'))).toEqual([]);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => second(page)).toBeLessThan(5);
});

test('a time code in a comment starts the video there; the player and its media load only then', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''));
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
  test.beforeEach(({ problems }) => problems.allow(/\/files\/videos\/.* answered (403|404|500)$/));
  const asksForVideo = `/user/assets/videos/${LANDMARKS.freeVideo}`;

  test('an expired address is renewed once, without notice', async ({ page, sandbox }) => {
    await open(page, FREE_VIDEO);
    await sandbox.fault({ path: '/files/videos/*', status: 403, body: {}, times: 1 });
    await playButton(page).click();
    await expect.poll(() => second(page).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0);
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
    expect(requests - before, 'requests for fresh addresses').toBe(1);

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

test('a locked video reveals no media address, and plays its preview', async ({ page, servers, isMobile }) => {
  await signIn(page, servers, 'fan');
  const requests = getRequests(page);
  await open(page, LOCKED_VIDEO);
  const html = await (await page.request.get(LOCKED_VIDEO)).text();
  expect(html).not.toMatch(/m3u8|\/files\/videos\//);
  expect(await page.evaluate(() => JSON.stringify(window.__NEXT_DATA__))).not.toMatch(/m3u8|\/files\/videos\//);
  const lock = page.getByText('40 tokens to watch');
  await expect(lock).toBeVisible();

  await page.getByRole('button', { name: 'Watch preview' }).click();
  await expect.poll(() => second(page).catch(() => 0), { timeout: 20_000 }).toBeGreaterThan(0.2);
  // On a phone, it is below the player and covers nothing.
  await expect(lock).toBeVisible({ visible: isMobile });
  await page.getByRole('button', { name: 'Stop preview' }).click();
  await expect(lock).toBeVisible();
  expect(requests.filter((url) => /m3u8|\/files\/videos\//.test(url))).toEqual([]);
});

test('a video that is scheduled, being processed or damaged says so', async ({ page, servers }) => {
  await signIn(page, servers, 'performer');
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
