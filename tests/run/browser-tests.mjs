import { readFileSync, rmSync } from 'node:fs';
import { bin, inRoot } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const artifacts = inRoot('tests/e2e/.artifacts');
const results = `${artifacts}/results.json`;

/**
 * Runs the browser tests against the production build. Returns the numbers of tests. Throws a Failure unless all
 * passed, including retries.
 */
export async function runBrowserTests({ chromium, args = [], echo = false, counts, retries = 0 }) {
  // Keep the images that sandboxes have drawn, but not the results of the last run.
  for (const name of ['results.json', 'traces']) rmSync(`${artifacts}/${name}`, { recursive: true, force: true });
  const command = [
    bin('@playwright/test', 'playwright'),
    'test',
    '--config',
    inRoot('tests/e2e/playwright.config.ts'),
    ...args,
  ];
  const { code, output } = await run(command, {
    echo,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results, E2E_RETRIES: String(retries) },
  });
  const { stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {}, suites = [] } = readResults();
  counts.add({ passed: expected + flaky, failed: unexpected, skipped });
  if (code !== 0)
    throw toolFailure(
      'Browser tests failed: see the lines above; traces are in tests/e2e/.artifacts.',
      echo ? '' : output,
    );
  return [
    `${expected + flaky} passed`,
    ...(flaky ? ['on the second try:', suites.flatMap(flakyIn).join(', ')] : []),
  ].join(' ');
}

function readResults() {
  try {
    return JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return {};
  }
}

const flakyIn = ({ suites = [], specs }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} "${title}"`),
  ...suites.flatMap(flakyIn),
];
