import { AXE, violationsHere } from '../support/accessibility';
import type { Account } from '../support/accounts';
import { ACCOUNT_PAGES, ACCOUNT_STATES, PUBLIC_PAGES, PUBLIC_STATES } from '../support/places';
import { WINDOWS, type Driver, type WindowName } from './driver';
import { expectValue, overhang } from './steps';
import { expect, test } from './test';

/** Run in the page. Each size has the theme that smoke.spec.ts leaves out there; that checks the pages in Chromium. */
const WEAR = {
  desktop: () => void (document.documentElement.dataset.theme = 'light'),
  phone: () => void (document.documentElement.dataset.theme = 'dark'),
};

/** Runs in the page. Axe would measure the mixed colors of a transition between themes. */
function stopTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
}

/** The same for all pages and visitors. The fixture checks for errors. */
async function expectPageChecks(driver: Driver, path: string, size: WindowName): Promise<void> {
  await driver.open(path);
  await expectValue(`level-one headings of ${path}`, () => driver.count({ css: 'h1' }), 1);
  expect(await overhang(driver), 'sideways scroll').toBe(0);
  await driver.run(stopTransitions);
  await driver.run(WEAR[size]);
  await driver.load(AXE);
  expect(await driver.run(violationsHere), path).toEqual([]);
}

const OF_ACCOUNTS = [...ACCOUNT_PAGES, ...ACCOUNT_STATES];
const VISITORS: { visitor: Account | 'guest'; paths: string[] }[] = [
  {
    visitor: 'guest',
    paths: [...PUBLIC_PAGES, ...PUBLIC_STATES].filter(({ status }) => status === 200).map(({ path }) => path),
  },
  ...[...new Set(OF_ACCOUNTS.map(({ account }) => account))].map((visitor) => ({
    visitor,
    paths: OF_ACCOUNTS.filter(({ account }) => account === visitor).map(({ path }) => path),
  })),
];

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

for (const engine of ['Firefox', 'WebKit'] as const)
  for (const size of Object.keys(WINDOWS) as WindowName[])
    test.describe(`${engine}, ${size}`, () => {
      test.use({ engine, size });
      for (const { visitor, paths } of VISITORS)
        test(`pages of the ${visitor} pass the page checks`, async ({ driver }) => {
          if (visitor !== 'guest') await driver.setSessionCookie(visitor);
          for (const path of paths) await test.step(path, () => expectPageChecks(driver, path, size));
        });
    });
