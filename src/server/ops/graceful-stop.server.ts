import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { log } from './log';
import { processState } from './process-state';
import { endConnectionAfter, type Traffic } from './watch-requests.server';

interface StopOptions {
  traffic: Traffic;
  /**
   * Seconds in which new requests are still served, while `/api/ready` fails and every response closes its
   * connection.
   */
  drainSeconds: number;
  /** Longest wait for open requests after that, in seconds. */
  stopSeconds: number;
}

const POLL_MS = 50;

/**
 * Accepts no new connection and closes the others once they are idle. Waits a turn of the event loop each time: on a
 * busy process a connection looks idle while its next request waits to be read.
 */
async function close(server: Server): Promise<void> {
  await turn();
  const poll = setInterval(() => void turn().then(() => server.closeIdleConnections()), POLL_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(poll);
}

/** Stops the process without losing a request. Resolves to true if all open requests finished in time. */
export async function stopGracefully({ traffic, drainSeconds, stopSeconds }: StopOptions): Promise<boolean> {
  processState().draining = true;
  traffic.responses.forEach(endConnectionAfter);
  log.info({ drainSeconds, stopSeconds }, 'stopping');
  await wait(drainSeconds * 1000);
  const closed = Promise.all([...traffic.servers].map(close)).then(() => true);
  const finished = await Promise.race([closed, wait(stopSeconds * 1000, false, { ref: false })]);
  log[finished ? 'info' : 'warn']({ finished }, 'stopped');
  return finished;
}

/**
 * Runs `stop` on SIGTERM and SIGINT and exits with 0 if all requests finished, else 1. A second signal exits at once.
 */
export function stopOnSignals(stop: (signal: 'SIGTERM' | 'SIGINT') => Promise<boolean>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own handlers ignore load balancers and exit with an error code.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (processState().draining) process.exit(1);
      void stop(signal).then((finished) => process.exit(finished ? 0 : 1));
    });
  }
}
