import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page itself: the other way opens a second page for every result, which takes as long again. Nothing of ours stands in a frame of
 * another origin, which is all that this one leaves out. Of what holds no list is made.
 */
const axeIn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

type Theme = 'light' | 'dark';

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const onTheirWay = () =>
      document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
    // A colour on its way from one theme to the other has no contrast to speak of. A page that is busy sets out late.
    for (let look = 0; look < 2 || (onTheirWay().length > 0 && look < 10); look += 1) {
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(onTheirWay().map((animation) => animation.finished));
    }
  }, theme);
}

async function violations(page: Page, theme: Theme, axe: AxeBuilder): Promise<string[]> {
  await wear(page, theme);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${theme}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`));
}

/**
 * Finds no fault that axe knows, in the themes that are asked for. They differ in nothing but colours, so that after the first one only contrast
 * is looked at.
 */
export async function expectAccessible(page: Page, [first, ...others]: readonly [Theme, ...Theme[]] = ['light', 'dark']): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  const found = await violations(page, first, axeIn(page).withTags(RULES));
  for (const theme of others) found.push(...(await violations(page, theme, axeIn(page).withRules(['color-contrast']))));
  await wear(page, before);
  expect(found).toEqual([]);
}
