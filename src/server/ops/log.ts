import pino from 'pino';
import { serverConfig } from '@/lib/page/runtime-config';

/** Through `process.stdout`, so that lines keep their order with what Next writes there. */
const output = { write: (line: string) => void process.stdout.write(line) };

/**
 * The log of this process: JSON, one line an event, on the standard output. `what` says what happened. No line says who a
 * visitor is: no tokens, no bodies, no queries, no network addresses.
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

/** Whoever read the log may be gone: the process serves on. Unheard, a failure to write would be one more thing to write, for ever. */
export function serveOnUnread(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
