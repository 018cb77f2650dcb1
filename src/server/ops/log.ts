import pino from 'pino';
import { serverConfig } from '@/lib/page/runtime-config';

/** Writes through `process.stdout` to keep the order with lines of Next. */
const output = { write: (line: string) => void process.stdout.write(line) };

/**
 * The log of this process: one JSON line per event on standard output; `what` names the event. Lines hold nothing
 * personal: no tokens, bodies, queries or IP addresses.
 */
export const log = pino(
  {
    level: serverConfig().logLevel,
    base: null,
    messageKey: 'what',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  output,
);

/**
 * Ignores write errors of the log, for example when its reader is gone. Otherwise each error would be logged and fail
 * again.
 */
export function ignoreLogWriteErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
