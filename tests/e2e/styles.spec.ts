import { readdirSync, readFileSync } from 'node:fs';
import { signIn, tokenOf, type Account } from './support/accounts';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const BUILT = new URL('../../.next/static/chunks/', import.meta.url);

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

/** Classes in the HTML that no style sheet of the page has rules for. */
function unstyled(html: string, rules: ReadonlyMap<string, readonly string[]>): string[] {
  const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="[^"]*\/([^"/]+\.css)"/.exec(link)?.[1],
  );
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  return [...classes].filter((name) => rules.get(name)?.every((file) => !links.includes(file)));
}

test('each page has the styles of everything in its HTML', async ({ servers }) => {
  const rules = rulesOfBuild();
  const tokens = new Map<Account, string>();
  for (const { account } of ACCOUNT_PAGES)
    if (!tokens.has(account)) tokens.set(account, await tokenOf(servers, account));
  const visits = [
    ...PUBLIC_PAGES.map(({ path }) => ({ path, cookie: '' })),
    ...ACCOUNT_PAGES.map(({ path, account }) => ({ path, cookie: `token=${tokens.get(account)}` })),
  ];

  const found: Record<string, string[]> = {};
  for (const { path, cookie } of visits) {
    const html = await (await fetch(servers.site + path, { headers: { cookie } })).text();
    const missing = unstyled(html, rules);
    if (missing.length > 0) found[path] = missing;
  }

  expect(found).toEqual({});
});

test('an empty text area of the studio has all its rows', async ({ page, servers }) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/posts/new');
  const [height, line] = await page.getByRole('textbox', { name: 'Text' }).evaluate((area) => {
    const { height, lineHeight } = getComputedStyle(area);
    return [parseFloat(height), parseFloat(lineHeight)] as const;
  });
  expect(height / line).toBeGreaterThanOrEqual(8);
});
