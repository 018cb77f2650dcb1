import { log } from './ops/log';
import { failures } from './ops/metrics';
import { errorText } from './ops/safe-text';

/** One line of the server's log for something that failed while a page was made, and one more in its figures. No tokens, no bodies. */
export function logFailure(what: string, error: unknown, requestId: string): void {
  failures.inc({ what });
  log.error({ requestId, error: errorText(error) }, what);
}
