import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { log } from './log';
import { processState } from './process-state';
import { endConnectionAfter, type Traffic } from './watch-requests.server';

interface StopOptions {
  /** What is to be finished. */
  traffic: Traffic;
  /** Seconds in which new requests are still answered, while `/api/ready` says no and every answer ends its connection. */
  drainSeconds: number;
  /** Longest wait for what is under way after that, in seconds. */
  stopSeconds: number;
}

const LOOK_MS = 50;

/**
 * Takes no new connection, and ends the others as soon as nothing is under way on them. Always after a turn of the event loop: on a busy
 * process a connection looks idle while its next request waits to be read.
 */
async function close(server: Server): Promise<void> {
  await turn();
  const look = setInterval(() => void turn().then(() => server.closeIdleConnections()), LOOK_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(look);
}

/** Ends what the process does without losing a request. Gives whether all that was under way could be finished. */
export async function stopGracefully({ traffic, drainSeconds, stopSeconds }: StopOptions): Promise<boolean> {
  processState().draining = true;
  traffic.answers.forEach(endConnectionAfter);
  log.info({ drainSeconds, stopSeconds }, 'stopping');
  await wait(drainSeconds * 1000);
  const closed = Promise.all([...traffic.servers].map(close)).then(() => true);
  const finished = await Promise.race([closed, wait(stopSeconds * 1000, false, { ref: false })]);
  log[finished ? 'info' : 'warn']({ finished }, 'stopped');
  return finished;
}

/** Has the signals to stop end the process by `stop`: with 0 when all is finished, else with 1. Asked again, it ends at once. */
export function stopOnSignals(stop: (signal: 'SIGTERM' | 'SIGINT') => Promise<boolean>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Next's own way out takes no notice of balancers, and ends with an error code.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (processState().draining) process.exit(1);
      void stop(signal).then((finished) => process.exit(finished ? 0 : 1));
    });
  }
}
