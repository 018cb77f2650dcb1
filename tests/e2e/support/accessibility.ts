import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  // A colour on its way from one theme to the other has no contrast to speak of.
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  const result = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return result.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${theme}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`));
}

/** Finds no fault that axe knows, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  const found = [...(await violations(page, 'light')), ...(await violations(page, 'dark'))];
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, before);
  expect(found).toEqual([]);
}
