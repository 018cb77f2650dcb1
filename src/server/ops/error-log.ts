import { isNoSuchCall } from '@/lib/http/errors';
import { log } from './log';
import { failures } from './metrics';
import { processState } from './process-state';
import { errorText } from './safe-text';

/**
 * One line of the server's log for something that failed while a page was made, and one more in its figures. No tokens, no bodies.
 * A call that the back end does not have gets no line here: `logMissingCall` has written it once.
 */
export function logFailure(what: string, error: unknown, requestId: string): void {
  failures.inc({ what });
  if (!isNoSuchCall(error)) log.error({ requestId, error: errorText(error) }, what);
}

/** One line for each call that the back end does not have, however many pages ask for it (B30). */
export function logMissingCall(call: string): void {
  const { missingCalls } = processState();
  if (missingCalls.has(call)) return;
  missingCalls.add(call);
  log.warn({ call }, 'the back end does not have this call');
}
