import type { Page } from '@playwright/test';
import { open } from './support/ready';
import { expect, test } from './support/test';

const PAGE = 24;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const showMore = (page: Page) => page.getByRole('link', { name: /^Show more/ });

/** Selects an option in a filter of the bar, or of the panel on narrow screens. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const inBar = page.getByRole('main').getByRole('combobox', { name: label, exact: true }).filter({ visible: true });
  if ((await inBar.count()) > 0) {
    await inBar.selectOption({ label: option });
    return;
  }
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  await expect(panel.getByRole('button', { name: /^(Show \d|No )/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('filters and order of the performers are stored in the URL and restored from it', async ({ page, browser }) => {
  await open(page, '/performers');
  await expect(cards(page)).toHaveCount(24);
  await choose(page, 'Gender', 'Female');
  await expect(page).toHaveURL('/performers?gender=female');
  await choose(page, 'Country', 'India');
  await expect(page).toHaveURL('/performers?gender=female&country=IN');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('oldest');
  await expect(page).toHaveURL('/performers?gender=female&country=IN&sort=oldest');
  await expect(cards(page)).toHaveCount(2);
  const found = await titles(page);
  expect(found).toEqual(['Samira Khan', 'Priya Raghunathan']);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(page.url());
  expect(await titles(reader), 'the same from the server alone').toEqual(found);
  await plain.close();

  await page.goBack();
  await expect(page).toHaveURL('/performers?gender=female&country=IN');
  const countryFilter = page.getByRole('link', { name: 'Country: India' });
  await expect(countryFilter).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/performers?gender=female');
  await expect(countryFilter).toHaveCount(0);
});

test('Back from a card restores the items and the scroll position without a request', async ({ page, sandbox }) => {
  await open(page, '/videos?sort=popular');
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(2 * PAGE);
  await expect(page).toHaveURL('/videos?sort=popular&upto=2');
  await showMore(page).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(2 * PAGE);
  await expect(page).toHaveURL('/videos?sort=popular&upto=3');
  const found = await titles(page);

  const card = cards(page).nth(29).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[29] ?? '');
  const before = (await sandbox.requests('GET', '/user/assets/videos/search')).filter(
    ({ query }) => query.sortBy === 'popular' && !query.excludedId,
  ).length;

  await page.goBack();
  await expect(page).toHaveURL('/videos?sort=popular&upto=3');
  await expect.poll(() => titles(page)).toEqual(found);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  const after = (await sandbox.requests('GET', '/user/assets/videos/search')).filter(
    ({ query }) => query.sortBy === 'popular' && !query.excludedId,
  ).length;
  expect(after, 'list calls').toBe(before);

  await page.reload();
  await expect.poll(() => titles(page)).toEqual(found);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters are a plain form', async ({ page }) => {
    await page.goto('/performers');
    const form = page.getByRole('main').getByRole('search').first();
    await form.getByRole('searchbox').fill('dance');
    await form.getByRole('button', { name: 'Show performers' }).click();
    await expect(page).toHaveURL(/[?&]q=dance(&|$)/);
    await expect(cards(page).first()).toBeVisible();
  });
});
