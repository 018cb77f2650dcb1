import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { brokenFiles, describeFailure, getNumbers } from './jest-results.mjs';
import { bin, inRoot, root } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const results = inRoot('node_modules/.cache/encore/jest.json');

/**
 * Test data is short-lived. A larger young generation avoids copying it before it is collected. Workers inherit this
 * option.
 */
const ROOM = '--max-semi-space-size=64';

/** With more failing files than this, load is not the cause. */
const MAX_RETRIED = 5;

/**
 * Runs these Jest projects. Retries failing files alone, like the browser tests, and reports those that then pass.
 * Throws a Failure with Jest's output unless all tests passed.
 */
export async function runJest({ counts, projects, env = {} }) {
  const first = await jest(['--selectProjects', ...projects], env);
  const broken = brokenFiles(first.files);
  const causes = first.files.filter(({ name }) => broken.includes(name)).map(describeCause);
  const isWorthIt = first.code !== 0 && broken.length > 0 && broken.length <= MAX_RETRIED;
  const second = isWorthIt ? await jest(['--maxWorkers=1', '--runTestsByPath', ...broken], env) : null;
  const { code, output } = second ?? first;
  const { passed, failed, skipped } = getNumbers(first.files, second?.files);
  counts.add({ passed, failed, skipped });
  if (first.files.length === 0) throw toolFailure('Jest wrote no results: see the lines above.', output);
  if (code !== 0) throw toolFailure('Jest tests failed: see the lines above.', output);
  return [`${passed} passed`, ...(second ? ['on the second try:', causes.join(', ')] : [])].join(' ');
}

async function jest(args, env) {
  mkdirSync(inRoot('node_modules/.cache/encore'), { recursive: true });
  rmSync(results, { force: true });
  const { code, output } = await run([ROOM, bin('jest'), ...args, '--json', `--outputFile=${results}`], {
    env: { NODE_ENV: 'test', ...env },
  });
  // With --json, Jest prints the results to the standard output; the rest is for people.
  return { code, output: output.replace(/^\{"num.*$/gm, ''), files: readFiles() };
}

function readFiles() {
  try {
    return JSON.parse(readFileSync(results, 'utf8')).testResults;
  } catch {
    return [];
  }
}

const describeCause = (file) => `${relative(root, file.name)} (${describeFailure(file)})`;
