import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { setSessionCookie } from './accounts';
import { layoutShift } from './layout-shift';
import type { AccountPage, PublicPage } from './places';
import { waitUntilInteractive } from './ready';
import { expect, test } from './test';

const MAX_SHIFT = 0.02;
/** The narrowest phone, in addition to a window of 1280 pixels at 200% and a usual phone. */
const NARROWEST = { width: 320, height: 640 };
const SMALLER = { phone: [NARROWEST], desktop: [{ width: 640, height: 400 }, { width: 390, height: 844 }, NARROWEST] };

/** The elements that are wider than the window, with the number of pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.slice(0, 8).map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`),
    ];
  });

const BUILT = new URL('../../../.next/static/chunks/', import.meta.url);

/** The files of the build with rules for each class of a CSS module. */
function rulesOfBuild(): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const file of readdirSync(BUILT).filter((name) => name.endsWith('.css'))) {
    const names = new Set(
      [...readFileSync(new URL(file, BUILT), 'utf8').matchAll(/\.([\w-]+_[\w-]+)/g)].map(([, name = '']) => name),
    );
    for (const name of names) rules.set(name, [...(rules.get(name) ?? []), file]);
  }
  return rules;
}

let rules: ReadonlyMap<string, readonly string[]> | undefined;

/** Classes in the HTML that no style sheet of the page has rules for. */
function unstyled(html: string): string[] {
  rules ??= rulesOfBuild();
  const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="[^"]*\/([^"/]+\.css)"/.exec(link)?.[1],
  );
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const known = rules;
  return [...classes].filter((name) => known.get(name)?.every((file) => !links.includes(file)));
}

/**
 * Opens a page and checks what holds for every page and visitor. The fixture checks for errors, failed requests and
 * policy violations.
 */
export async function expectPageChecks(page: Page, path: string, status: number, isMobile: boolean): Promise<void> {
  const size = page.viewportSize();
  const response = await page.goto(path);
  await waitUntilInteractive(page);
  expect(response?.status(), path).toBe(status);
  expect(unstyled((await response?.text()) ?? ''), 'classes without styles').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await overhang(page), 'sideways scroll').toEqual([]);
  // Each screen size checks one theme.
  await expectAccessible(page, [isMobile ? 'light' : 'dark']);
  expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(MAX_SHIFT);
  for (const { width, height } of isMobile ? SMALLER.phone : SMALLER.desktop) {
    await page.setViewportSize({ width, height });
    // Some layout happens in scripts, a moment later.
    await expect.poll(() => overhang(page), { message: `sideways scroll at ${width} px` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/**
 * Pages that share a browser profile: enough to load common scripts only once, few enough to spread over the workers.
 */
const TOGETHER = 12;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_none, part) =>
    all.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

/** Defines the tests of pages for guests. `kind` names them in titles, e.g. "public pages". */
export function testPublicPages(kind: string, all: readonly PublicPage[]): void {
  for (const [index, pages] of inParts(all).entries())
    test(`${kind} pass the page checks, part ${index + 1}`, async ({ page, problems, isMobile }) => {
      for (const { path, status } of pages) {
        if (status >= 400) problems.allow(new RegExp(`^GET \\S+${path} responded with ${status}$`));
        await test.step(path, () => expectPageChecks(page, path, status, isMobile));
      }
    });
}

/** Defines the tests of pages for logged-in visitors. `kind` names them in titles, e.g. "pages". */
export function testAccountPages(kind: string, all: readonly AccountPage[]): void {
  for (const account of new Set(all.map((entry) => entry.account)))
    for (const [index, places] of inParts(all.filter((place) => place.account === account)).entries())
      test(`${kind} of the ${account} pass the page checks, part ${index + 1}`, async ({ page, servers, isMobile }) => {
        await setSessionCookie(page, servers, account);
        for (const { path } of places) await test.step(path, () => expectPageChecks(page, path, 200, isMobile));
      });
}
