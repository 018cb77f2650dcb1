import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { signIn } from './accounts';
import { layoutShift } from './layout-shift';
import { isPrivate, type AccountPage, type PublicPage } from './places';
import { alive } from './ready';
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

/** Addresses with the same content. */
const CANONICAL: Record<string, string> = {
  '/': '/home',
  '/performers/aria?tab=about': '/performers/aria',
  '/login': '/auth/login',
};

/** What crawlers read in the HTML. */
const getHead = (page: Page, html: string) =>
  // A parsed document loads nothing.
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const content = (selector: string) =>
      [...document.querySelectorAll(selector)].map(
        (element) => element.getAttribute('content') ?? element.getAttribute('href'),
      );
    return {
      title: document.title,
      isHidden: document.querySelector('meta[name=robots][content*=noindex]') !== null,
      canonical: content('link[rel=canonical]'),
      url: content('meta[property="og:url"]'),
      shared: ['og:title', 'og:type', 'og:site_name', 'og:image'].map(
        (name) => content(`meta[property="${name}"]`).filter(Boolean).length,
      ),
      rating: content('meta[name=rating]'),
      description: content('meta[name=description]')[0]?.length ?? 0,
      text: document.querySelector('main')?.textContent.length ?? 0,
      blocks: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown>,
      ),
    };
  }, html);

async function expectHead(page: Page, html: string, { path, status, noindex = false }: PublicPage): Promise<void> {
  const head = await getHead(page, html);
  expect(head.title).toMatch(/Encore/);
  if (status !== 200) return;
  const { origin } = new URL(page.url());
  expect(head.isHidden, 'stays out of indexes').toBe(noindex);
  expect(head).toMatchObject({
    canonical: [expect.stringContaining(origin)],
    url: head.canonical,
    shared: [1, 1, 1, 1],
    rating: ['adult'],
  });
  if (!noindex) {
    expect(head.canonical).toEqual([origin + (CANONICAL[path] ?? path)]);
    expect(head.description).toBeGreaterThan(10);
  }
  expect(head.text).toBeGreaterThan(30);
  for (const block of head.blocks) {
    expect(block['@context']).toBe('https://schema.org');
    expect(block['@type']).toBeTruthy();
  }
}

/** Opens a page and checks what holds for every page and visitor. Returns its HTML. The fixture checks for errors, failed requests and policy violations. */
async function expectSound(page: Page, path: string, status: number, isMobile: boolean): Promise<string> {
  const size = page.viewportSize();
  const answer = await page.goto(path);
  await alive(page);
  expect(answer?.status(), path).toBe(status);
  const html = (await answer?.text()) ?? '';
  expect(unstyled(html), 'classes without styles').toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(MAX_SHIFT);
  expect(await overhang(page), 'sideways scroll').toEqual([]);
  // Each screen size checks one theme.
  await expectAccessible(page, [isMobile ? 'light' : 'dark']);
  for (const { width, height } of isMobile ? SMALLER.phone : SMALLER.desktop) {
    await page.setViewportSize({ width, height });
    // Some layout happens in scripts, a moment later.
    await expect.poll(() => overhang(page), { message: `sideways scroll at ${width} px` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
  return html;
}

/** Pages that share a browser profile: enough to load common scripts only once, few enough to spread over the workers. */
const TOGETHER = 12;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_none, part) =>
    all.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

/** Defines the tests of pages for guests. `kind` names them in titles, e.g. "public pages". */
export function testPublicPages(kind: string, all: readonly PublicPage[]): void {
  for (const [index, pages] of inParts(all).entries())
    test(`${kind} pass the page checks, part ${index + 1}`, async ({ page, problems, isMobile }) => {
      for (const place of pages) {
        const { path, status } = place;
        if (status >= 400) problems.allow(new RegExp(`^GET \\S+${path} answered ${status}$`));
        await test.step(path, async () => expectHead(page, await expectSound(page, path, status, isMobile), place));
      }
    });
}

/** Defines the tests of pages for logged-in visitors. `kind` names them in titles, e.g. "pages". */
export function testAccountPages(kind: string, all: readonly AccountPage[]): void {
  for (const account of new Set(all.map((entry) => entry.account)))
    for (const [index, places] of inParts(all.filter((place) => place.account === account)).entries())
      test(`${kind} of the ${account} pass the page checks, part ${index + 1}`, async ({ page, servers, isMobile }) => {
        await signIn(page, servers, account);
        for (const { path } of places)
          await test.step(path, async () => {
            const html = await expectSound(page, path, 200, isMobile);
            if (isPrivate(path)) expect((await getHead(page, html)).isHidden, 'stays out of indexes').toBe(true);
          });
      });
}
