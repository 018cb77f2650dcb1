import type { Page } from '@playwright/test';
import { VIDEO_STORIES, STORIES } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

/** The full image of aria's third story. The preview of a locked one is called `blur-…`. */
const LOCKED_STORY = /\/files\/(pictures\/story\/aria-lounge[^/"]*\/\d|videos\/)/;
/** A shorter press is a tap. */
const HOLD_MS = 250;

const at = (page: Page, number: number, count = 3) =>
  expect(page.getByRole('main').getByText(`Story ${number} of ${count}`)).toBeAttached();
const progress = (page: Page) => page.getByTestId('story-progress');
const film = (page: Page) => page.locator('video');
const isStill = (page: Page) => film(page).evaluate((element: HTMLVideoElement) => element.paused);
const second = (page: Page) => film(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** The progress of the story: `running`, `paused`, or `none` without animation. */
const clock = (page: Page) => progress(page).evaluateAll(([bar]) => bar?.getAnimations()[0]?.playState ?? 'none');
const runs = (page: Page, state: 'running' | 'paused' | 'none') => expect.poll(() => clock(page)).toBe(state);

/** A point on the story, as a fraction of its width from the left. */
async function pointOnStory(page: Page, part: number): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await page.getByTestId('story-touch').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return [x + width * part, y + height / 2];
}

/** Clicks or taps the story. */
async function tap(page: Page, isMobile: boolean, part: number): Promise<void> {
  const point = await pointOnStory(page, part);
  await (isMobile ? page.touchscreen.tap(...point) : page.mouse.click(...point));
}

/** Slows the progress, so that no story ends during the test unless the test ends it. */
const slowDown = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-testid="story-progress"] { animation-duration: 600s !important }');
    document.adoptedStyleSheets.push(sheet);
  });

test('a tap on the right goes forward, on the left back, and a long press pauses', async ({ page, isMobile }) => {
  await slowDown(page);
  await open(page, STORIES);
  await runs(page, 'running');
  await tap(page, isMobile, 0.8);
  await at(page, 2);
  await tap(page, isMobile, 0.2);
  await at(page, 1);

  await runs(page, 'running');
  await page.mouse.move(...(await pointOnStory(page, 0.8)));
  await page.mouse.down();
  const attempted = await page.evaluate(() => performance.now());
  await runs(page, 'paused');
  await page.waitForFunction((since) => performance.now() > since, attempted + HOLD_MS);
  await page.mouse.up();
  await runs(page, 'running');
  await at(page, 1);
});

test('stories advance when their time is up; locked ones reveal nothing; the next performer follows', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await slowDown(page);
  await open(page, STORIES);
  for (const number of [1, 2]) {
    await at(page, number);
    await runs(page, 'running');
    await progress(page).evaluate((bar) => bar.getAnimations().forEach((animation) => animation.finish()));
  }
  await at(page, 3);
  await expect(page.getByRole('heading', { name: '5 tokens to view' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to view' })).toBeVisible();
  await expect(film(page)).toHaveCount(0);
  expect(
    requested.filter((url) => LOCKED_STORY.test(url)),
    'asked for',
  ).toEqual([]);
  expect(await (await page.request.get(STORIES)).text()).not.toMatch(LOCKED_STORY);

  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(STORIES);
  await expect(page.getByRole('heading', { level: 1, name: /^Stories by / })).not.toHaveText('Stories by Aria Velasco');
});

test('a video story is muted until the viewer turns the sound on', async ({ page }) => {
  await open(page, VIDEO_STORIES);
  await expect.poll(() => second(page)).toBeGreaterThan(0.2);
  const isMuted = () => film(page).evaluate((element: HTMLVideoElement) => element.muted);
  expect(await isMuted()).toBe(true);
  await page.getByRole('button', { name: 'Turn sound on' }).click();
  await expect.poll(isMuted).toBe(false);
  await page.getByRole('button', { name: 'Pause stories' }).click();
  await expect.poll(() => isStill(page)).toBe(true);
});

test("with reduced motion stories don't advance; started by hand, they take their time", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, VIDEO_STORIES);
  await at(page, 1, 2);
  await runs(page, 'none');
  expect(await isStill(page)).toBe(true);
  expect(await second(page)).toBe(0);
  await page.getByRole('button', { name: 'Play stories' }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(0.1);

  await open(page, STORIES);
  await runs(page, 'none');
  await page.getByRole('button', { name: 'Play stories' }).click();
  await runs(page, 'running');
  expect(await progress(page).evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration)).toBeGreaterThan(
    1000,
  );
  await at(page, 1);
});

test('a text keeps its line breaks, and scrolls by wheel and keyboard if it does not fit', async ({ page }) => {
  // The stories wait for the test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, VIDEO_STORIES);
  await at(page, 1, 2);
  await runs(page, 'none');
  await expect(page.getByRole('group', { name: 'Caption' })).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 240 });
  await page.keyboard.press('ArrowRight');
  await at(page, 2, 2);
  const text = page.getByRole('group', { name: 'Story' });
  const scrolled = () => text.evaluate(({ scrollTop }) => scrollTop);
  await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await text.hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await text.focus();
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
});
