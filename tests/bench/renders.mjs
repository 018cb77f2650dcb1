import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { Failure } from '../run/failure.mjs';

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used so far; NaN where the system does not tell. */
function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return NaN;
  }
}

/** Megabytes of memory that a process has; NaN where the system does not tell. */
export function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;
  } catch {
    return NaN;
  }
}

/** Asks for a page so many times over so many connections kept open; gives what autocannon counted, and the seconds until the last answer. */
function load({ url, token }, { connections, pages }) {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    let last = since;
    const headers = token ? { cookie: `token=${token}` } : {};
    const tracker = autocannon({ url, connections, amount: pages, sampleInt: 100, timeout: 120, headers }, (error, result) =>
      error ? reject(error) : resolve({ ...result, seconds: (last - since) / 1000 }),
    );
    tracker.on('response', () => (last = performance.now()));
  });
}

/**
 * Asks for `pages` pages over so many connections. Gives renders a second (`rate`), the milliseconds that half of the answers (`p50`)
 * and all but one in a hundred (`p99`) took at most, and the processor time of the server for one of them in milliseconds (`work`).
 */
export async function measureRenders(subject, { connections, pages }) {
  const { url, pid } = subject;
  const before = processorTime(pid);
  const result = await load(subject, { connections, pages });
  const work = processorTime(pid) - before;
  const served = result['2xx'];
  if (served < pages) throw new Failure(`${url} answered ${served} of ${pages} times with a page, ${result.non2xx} times otherwise: there is nothing to measure.`);
  return { rate: served / result.seconds, p50: result.latency.p50, p99: result.latency.p99, work: work / served };
}
