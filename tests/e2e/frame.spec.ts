import type { Page } from '@playwright/test';
import { waitUntilInteractive, open } from './support/ready';
import { expect, test } from './support/test';

const expectTheme = (page: Page, name: 'dark' | 'light') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', name);

test('the back-to-top button appears from 401 px on, and scrolls up', async ({ page }) => {
  const button = page.getByTestId('back-to-top');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await open(page, '/videos');
  await scrollTo(400);
  await expect.poll(scrolled).toBe(400);
  await expect(button).toHaveCount(0);
  await scrollTo(401);
  await button.click();
  await expect.poll(scrolled).toBe(0);
  await expect(button).toHaveCount(0);
});

test('a progress bar appears while a slow page loads', async ({ page, sandbox }) => {
  const bar = page.getByTestId('route-bar');
  await open(page, '/page/terms');
  await sandbox.fault({ path: '/performers/search', hold: true, times: 1 });
  await page.getByRole('link', { name: 'Live', exact: true }).filter({ visible: true }).first().click();
  await expect(bar).toBeVisible();
  await sandbox.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

async function choose(page: Page, isMobile: boolean, name: 'dark' | 'light'): Promise<void> {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('button', { name: `Use ${name} theme` })
    .filter({ visible: true })
    .click();
  if (isMobile) await page.keyboard.press('Escape');
}

test('the theme stays dark after a reload, without a flash of light', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const stored = window as Window & { themes?: string[] };
    stored.themes = [];
    new MutationObserver(() => {
      if (document.body) stored.themes?.push(document.documentElement.dataset.theme ?? '');
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  await open(page, '/home');
  await expectTheme(page, 'light');
  await choose(page, isMobile, 'dark');
  await expectTheme(page, 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  await page.reload();
  await waitUntilInteractive(page);
  const themes = await page.evaluate(() => (window as Window & { themes?: string[] }).themes ?? []);
  expect(themes.length).toBeGreaterThan(0);
  expect(themes.filter((name) => name !== 'dark')).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);

  await choose(page, isMobile, 'light');
  await expectTheme(page, 'light');
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

  test('the bottom bar has five links or buttons of at least 44 px', async ({ page }) => {
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
