/**
 * `npm test`: sets up what is missing, then runs every check except the longest browser tests, which `--all`
 * (`npm run test:all`) includes. The last line says how many tests passed and failed.
 */
import { runBrowserTests } from './browser-tests.mjs';
import { ensureChromium } from './chromium.mjs';
import { makeCounts } from './counts.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { main, report } from './failure.mjs';
import { runJest } from './jest-tests.mjs';
import { ensureNginx } from './nginx.mjs';
import { staticChecks } from './static-checks.mjs';
import { runSteps } from './steps.mjs';

const counts = makeCounts();
const isAll = process.argv.includes('--all');
const projects = [
  'desktop',
  'phone',
  ...['firefox', 'webkit', 'chromium'],
  ...(isAll ? ['long', 'engine-pages', 'firefox-phone', 'chromium-desktop', 'desktop-flows', 'phone-pages'] : []),
];
/**
 * Randomized tests try a sample unless told otherwise; `MALFORMED_RESPONSES` is the number of pages rendered with altered
 * responses of the API.
 */
const env = isAll ? { EXHAUSTIVE: '1', MALFORMED_RESPONSES: '5000' } : {};
/** Tests that depend on the speed of the machine or on the package registry are left out of `npm test`. */
const jestProjects = ['unit', 'ssr', 'integration', 'pages', ...(isAll ? ['limits'] : [])];

async function everything() {
  ensureNode();
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureNginx();
  counts.lack(await ensureEngines());
  await runSteps([
    staticChecks({ name: 'build', work: () => ensureBuilt() }),
    { name: 'Jest', work: () => runJest({ counts, projects: jestProjects, env }) },
    {
      name: 'browser tests',
      work: () => runBrowserTests({ chromium, counts, retries: 1, args: projects.map((name) => `--project=${name}`) }),
    },
  ]);
}

await main(async () => {
  try {
    await everything();
    console.log(`\n${counts.line()}`);
  } catch (error) {
    report(error);
    // A failed check that is no test must not read as "0 failed".
    if (counts.failed() === 0) counts.add({ passed: 0, failed: 1 });
    console.log(`\n${counts.line()}`);
    process.exit(1);
  }
});
