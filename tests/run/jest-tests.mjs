import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { bin, inRoot } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const results = inRoot('node_modules/.cache/encore/jest.json');

/** Runs all Jest projects. Throws a Failure with what Jest printed unless all tests passed. */
export async function runJest({ counts }) {
  mkdirSync(inRoot('node_modules/.cache/encore'), { recursive: true });
  rmSync(results, { force: true });
  const { code, output } = await run([bin('jest'), '--maxWorkers=100%', '--json', `--outputFile=${results}`], { env: { NODE_ENV: 'test' } });
  const { passed, failed, skipped } = readNumbers();
  counts.add({ passed, failed, skipped });
  // With --json the numbers go to the standard output; what a person reads is the rest.
  if (code !== 0) throw toolFailure('Jest tests failed: see the lines above.', output.replace(/^\{"num.*$/gm, ''));
  return `${passed} passed`;
}

function readNumbers() {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'));
    // A file that does not even load has no failed test in it.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
