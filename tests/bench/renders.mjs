import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { Failure } from '../run/failure.mjs';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MS = 10;

/** The CPU time of a process so far, in ms; NaN if the system doesn't report it. */
function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return NaN;
  }
}

/** The memory of a process in MB; NaN if the system doesn't report it. */
export function getMemory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;
  } catch {
    return NaN;
  }
}

/**
 * Requests a page repeatedly over several keep-alive connections. Returns the result of autocannon and the seconds
 * until the last response.
 */
function load({ url, token }, { connections, pages }) {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    let last = since;
    const headers = token ? { cookie: `token=${token}` } : {};
    const tracker = autocannon(
      { url, connections, amount: pages, sampleInt: 100, timeout: 120, headers },
      (error, result) => (error ? reject(error) : resolve({ ...result, seconds: (last - since) / 1000 })),
    );
    tracker.on('response', () => (last = performance.now()));
  });
}

/**
 * Requests `pages` pages over several connections. Returns renders per second (`rate`), the median and 99th percentile
 * of the response time in ms (`p50`, `p99`), and the CPU time of the server per page in ms (`work`).
 */
export async function measureRenders(subject, { connections, pages }) {
  const { url, pid } = subject;
  const before = processorTime(pid);
  const result = await load(subject, { connections, pages });
  const work = processorTime(pid) - before;
  const served = result['2xx'];
  if (served < pages)
    throw new Failure(
      `${url} responded ${served} of ${pages} times with a page, ${result.non2xx} times otherwise: there is nothing to measure.`,
    );
  return { rate: served / result.seconds, p50: result.latency.p50, p99: result.latency.p99, work: work / served };
}
