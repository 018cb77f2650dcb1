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
 * Takes the groups in order. What is in one group is taken beside each other: steps, and lists of steps that follow one another. Stops at the
 * first that throws, once what is beside it has ended, so that no line of one stands between the lines of another.
 */
export async function takeInOrder(groups) {
  for (const group of groups) {
    const outcomes = await Promise.allSettled([group].flat().map(takeAll));
    const [first, ...others] = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
    others.forEach(report);
    if (first) throw first;
  }
}

/** What a failed tool printed, kept to what one can read. */
export const toolFailure = (sentence, output) => new Failure(sentence, output.length > 20_000 ? `…${output.slice(-20_000)}` : output);
