import { Failure, report } from './failure.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8);

async function take({ name, work }) {
  const since = Date.now();
  try {
    const note = await work();
    console.log(`✓ ${name.padEnd(14)}${seconds(since)}${note ? `   ${note}` : ''}`);
  } catch (error) {
    console.log(`✗ ${name.padEnd(14)}${seconds(since)}`);
    throw error;
  }
}

async function takeAll(steps) {
  for (const step of [steps].flat()) await take(step);
}

/**
 * Runs the groups in order. The entries of a group run in parallel: steps, and lists of sequential steps. On a failure,
 * it waits for the parallel steps before it throws, so that their output doesn't mix.
 */
export async function runSteps(groups) {
  for (const group of groups) {
    const outcomes = await Promise.allSettled([group].flat().map(takeAll));
    const [first, ...others] = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
    others.forEach(report);
    if (first) throw first;
  }
}

/** The output of a failed tool, shortened to a readable length. */
export const toolFailure = (sentence, output) =>
  new Failure(sentence, output.length > 20_000 ? `…${output.slice(-20_000)}` : output);
