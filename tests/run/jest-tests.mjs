import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { bin, inRoot, root } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const results = inRoot('node_modules/.cache/encore/jest.json');

/** More broken files than these are no work of a busy machine. */
const MOST_AGAIN = 5;

/**
 * Runs all Jest projects. What fails beside other tests is tried once more alone, as the browser tests are, and named when it passes
 * then. Throws a Failure with what Jest printed unless all tests passed.
 */
export async function runJest({ counts }) {
  const first = await jest(['--maxWorkers=100%']);
  const broken = brokenFiles(first.files);
  const isWorthIt = first.code !== 0 && broken.length > 0 && broken.length <= MOST_AGAIN;
  const second = isWorthIt ? await jest(['--maxWorkers=1', '--runTestsByPath', ...broken]) : null;
  const { code, output } = second ?? first;
  const { passed, failed, skipped } = numbersOf(first.files, second?.files);
  counts.add({ passed, failed, skipped });
  if (code !== 0) throw toolFailure('Jest tests failed: see the lines above.', output);
  return [`${passed} passed`, ...(second ? ['on the second try:', namesOf(broken).join(', ')] : [])].join(' ');
}

async function jest(args) {
  mkdirSync(inRoot('node_modules/.cache/encore'), { recursive: true });
  rmSync(results, { force: true });
  const { code, output } = await run([bin('jest'), ...args, '--json', `--outputFile=${results}`], { env: { NODE_ENV: 'test' } });
  // With --json the numbers go to the standard output; what a person reads is the rest.
  return { code, output: output.replace(/^\{"num.*$/gm, ''), files: readFiles() };
}

function readFiles() {
  try {
    return JSON.parse(readFileSync(results, 'utf8')).testResults;
  } catch {
    return [];
  }
}

const namesOf = (paths) => paths.map((path) => relative(root, path));

/** The files among Jest's `testResults` in which something failed. */
export const brokenFiles = (files) => files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** How many tests passed, failed and were skipped; a file that was tried again counts by its second try. */
export function numbersOf(files, again = []) {
  const tried = new Set(again.map(({ name }) => name));
  const counted = [...files.filter(({ name }) => !tried.has(name)), ...again];
  const count = (...statuses) => counted.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status)).length;
  // A file that does not even load has no failed test in it.
  const unloaded = counted.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length;
  return { passed: count('passed'), failed: count('failed') + unloaded, skipped: count('pending', 'todo', 'skipped') };
}
