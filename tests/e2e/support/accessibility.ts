import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build takes half as long to compile, which happens on every page. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

type Theme = 'light' | 'dark';

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    // Axe would measure the mixed colors of a transition between themes.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset.theme = name;
    // Longer ones show progress, such as that of a story.
    const isTransition = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000;
    const onTheirWay = () => document.getAnimations().filter(isTransition);
    // Wait for other animations. Frames are requested one by one: without a request the browser may render none, and
    // they would never end.
    for (let look = 0; look < 2 || (onTheirWay().length > 0 && look < 300); look += 1)
      await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
  }, theme);
}

/** Runs in the page, which has `AXE`: what axe finds, with all rules unless told otherwise. */
export async function violationsHere(
  runOnly: axe.RunOnly = {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
): Promise<string[]> {
  const checker = (window as unknown as { axe: typeof axe }).axe;
  // List items made of the same elements and styles as the items before them have the same faults.
  const seen = new Set<string>();
  const isRepeated = (item: Element) => {
    const styles = [item, ...item.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('style') ?? ''}`,
    );
    const isKnown = styles.every((style) => seen.has(style));
    styles.forEach((style) => seen.add(style));
    return isKnown;
  };
  const repeated = [...document.querySelectorAll('li, tbody tr')].filter(isRepeated);
  // What a modal dialog of antd covers can't be used meanwhile, but isn't inert.
  const modal = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].findLast((dialog) =>
    dialog.checkVisibility(),
  );
  const results = await checker.run(
    { include: [modal ?? document.documentElement], exclude: repeated },
    { runOnly, resultTypes: ['violations'], preload: false },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

async function violations(page: Page, theme: Theme, runOnly?: axe.RunOnly): Promise<string[]> {
  await wear(page, theme);
  const found = await page.evaluate(violationsHere, runOnly);
  return found.map((fault) => `${theme}: ${fault}`);
}

/**
 * Expects no axe violations in the given themes. Themes differ only in colors, so after the first one only contrast is
 * checked. Covers same-origin frames; we have no others.
 */
export async function expectAccessible(
  page: Page,
  [first, ...others]: readonly [Theme, ...Theme[]] = ['light', 'dark'],
): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  for (const frame of page.frames()) await frame.evaluate(AXE);
  const found = await violations(page, first);
  for (const theme of others) found.push(...(await violations(page, theme, CONTRAST)));
  await wear(page, before);
  expect(found).toEqual([]);
}
