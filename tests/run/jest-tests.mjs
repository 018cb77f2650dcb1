import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { brokenFiles, numbersOf } from './jest-results.mjs';
import { bin, inRoot, root } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const results = inRoot('node_modules/.cache/encore/jest.json');

/** What a test leaves behind it leaves at once: with more room for the young, little of it is copied about before it is swept up. Workers inherit it. */
const ROOM = '--max-semi-space-size=64';

/** More broken files than these are no work of a busy machine. */
const MOST_AGAIN = 5;

/**
 * Runs these Jest projects. What fails beside other tests is tried once more alone, as the browser tests are, and named when it passes
 * then. Throws a Failure with what Jest printed unless all tests passed.
 */
export async function runJest({ counts, projects, env = {} }) {
  const first = await jest(['--selectProjects', ...projects], env);
  const broken = brokenFiles(first.files);
  const isWorthIt = first.code !== 0 && broken.length > 0 && broken.length <= MOST_AGAIN;
  const second = isWorthIt ? await jest(['--maxWorkers=1', '--runTestsByPath', ...broken], env) : null;
  const { code, output } = second ?? first;
  const { passed, failed, skipped } = numbersOf(first.files, second?.files);
  counts.add({ passed, failed, skipped });
  if (code !== 0) throw toolFailure('Jest tests failed: see the lines above.', output);
  return [`${passed} passed`, ...(second ? ['on the second try:', namesOf(broken).join(', ')] : [])].join(' ');
}

async function jest(args, env) {
  mkdirSync(inRoot('node_modules/.cache/encore'), { recursive: true });
  rmSync(results, { force: true });
  const { code, output } = await run([ROOM, bin('jest'), ...args, '--json', `--outputFile=${results}`], { env: { NODE_ENV: 'test', ...env } });
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
