import type { Page } from '@playwright/test';
import { alive, open } from './support/ready';
import { expect, test } from './support/test';

const THRESHOLD = 400;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Stops the page's clock. `page.clock.runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.describe('back to top', () => {
  const button = (page: Page) => page.getByTestId('back-to-top');

  test('appears from 401 px on', async ({ page }) => {
    await open(page, '/videos');
    await scrollTo(page, THRESHOLD);
    await expect.poll(() => scrolled(page)).toBe(THRESHOLD);
    await expect(button(page)).toHaveCount(0);
    await scrollTo(page, THRESHOLD + 1);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, THRESHOLD);
    await expect(button(page)).toHaveCount(0);
  });

  test('scrolls up smoothly in 450 ms', async ({ page }) => {
    await open(page, '/videos');
    await scrollTo(page, 1200);
    await expect(button(page)).toBeVisible();
    await stopClock(page);
    await button(page).click();
    await page.clock.runFor(300);
    const between = await scrolled(page);
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(1200);
    await page.clock.runFor(180);
    expect(await scrolled(page)).toBe(0);
    await expect(button(page)).toHaveCount(0);
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/videos');
    await scrollTo(page, 1200);
    await expect(button(page)).toBeVisible();
    await stopClock(page);
    await button(page).click();
    expect(await scrolled(page)).toBe(0);
  });
});

test.describe('the progress bar of a route change', () => {
  const bar = (page: Page) => page.getByTestId('route-bar');
  const toLive = (page: Page) =>
    page.getByRole('link', { name: 'Live', exact: true }).filter({ visible: true }).first();

  /** Holds the response that the next page waits for. Returns a function that releases it. */
  async function holdAnswer(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/performers/search*', async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  test('stays hidden if the page loads within 150 ms', async ({ page }) => {
    await open(page, '/page/terms');
    await page.evaluate(() => {
      const seen = window as Window & { barWasThere?: boolean };
      new MutationObserver(() => {
        seen.barWasThere ||= document.querySelector('[data-testid=route-bar]') !== null;
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await holdAnswer(page);
    const requested = page.waitForRequest('**/performers/search*');
    await stopClock(page);
    await toLive(page).click();
    await requested;
    await page.clock.runFor(150);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => (window as Window & { barWasThere?: boolean }).barWasThere ?? false)).toBe(false);
  });

  test('appears after 200 ms and disappears when the page has loaded', async ({ page }) => {
    await open(page, '/page/terms');
    const release = await holdAnswer(page);
    const requests = page.waitForRequest('**/performers/search*');
    await stopClock(page);
    await toLive(page).click();
    await requests;
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('appears for a slow API', async ({ page, sandbox }) => {
    await open(page, '/page/terms');
    await sandbox.fault({ path: '/performers/search', hold: true, times: 1 });
    await toLive(page).click();
    await expect(bar(page)).toBeVisible();
    await sandbox.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the theme', () => {
  async function choose(page: Page, isMobile: boolean, name: 'dark' | 'light'): Promise<void> {
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('button', { name: `Use ${name} theme` })
      .filter({ visible: true })
      .click();
    if (isMobile) await page.keyboard.press('Escape');
  }

  test('stays dark after a reload, without a flash of light', async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const stored = window as Window & { themes?: string[] };
      stored.themes = [];
      new MutationObserver(() => {
        if (document.body) stored.themes?.push(document.documentElement.dataset.theme ?? '');
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    });
    await open(page, '/home');
    expect(await theme(page)).toBe('light');
    await choose(page, isMobile, 'dark');
    expect(await theme(page)).toBe('dark');
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    await page.reload();
    await alive(page);
    const themes = await page.evaluate(() => (window as Window & { themes?: string[] }).themes ?? []);
    expect(themes.length).toBeGreaterThan(0);
    expect(themes.filter((name) => name !== 'dark')).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);

    await choose(page, isMobile, 'light');
    expect(await theme(page)).toBe('light');
  });

  test('falls back to light if the stored value is damaged', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ui', '{"v":1,"data":{"theme":7,"menus":"x"'));
    await open(page, '/home');
    expect(await theme(page)).toBe('light');
  });
});

test.describe('the keyboard', () => {
  test('/ focuses the search, which finds everything', async ({ page, isMobile }) => {
    test.skip(isMobile, 'On a phone the search is a page of its own.');
    await open(page, '/videos');
    await page.keyboard.press('/');
    const search = page.getByRole('banner').getByRole('combobox');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await search.fill('aria');
    await search.press('Enter');
    await expect(page).toHaveURL('/search?q=aria');
  });

  test('? opens the list of shortcuts; Esc closes it and restores the focus', async ({ page }) => {
    await open(page, '/categories');
    const before = page.getByRole('main').getByRole('link').first();
    await before.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Go to search')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(before).toBeFocused();
  });

  test('shortcuts are off while someone types', async ({ page }) => {
    await open(page, '/videos');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.focus();
    await page.keyboard.type('why/?');
    await expect(search).toHaveValue('why/?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  });

  test('the first tab stop skips to the content', async ({ page }) => {
    await open(page, '/home');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'Wide screens have it all in the header.'));

  test('the menu has every link of the header, and Esc restores the focus', async ({ page }) => {
    await open(page, '/home');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Performers', 'Videos', 'Categories', 'Help', 'Log in'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Categories', exact: true }).click();
    await expect(page).toHaveURL('/categories');
    await expect(menu).toBeHidden();
  });

  test('five targets are within reach of the thumb', async ({ page }) => {
    await open(page, '/home');
    const bar = page.getByRole('navigation', { name: 'Bottom navigation' });
    await expect(bar.locator('a, button')).toHaveCount(5);
    for (const target of await bar.locator('a, button').all()) {
      await expect(target).toBeInViewport();
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('aria-current', 'page');
  });
});
