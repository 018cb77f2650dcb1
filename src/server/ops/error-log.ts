import { isUnsupportedCall } from '@/lib/http/errors';
import { log } from './log';
import { failures } from './metrics';
import { processState } from './process-state';
import { errorText } from './safe-text';

/**
 * Logs and counts a failure while rendering a page, without tokens or bodies. Calls that the back end doesn't support
 * are only counted: `logMissingCall` logs each of them once.
 */
export function logFailure(what: string, error: unknown, requestId: string): void {
  failures.inc({ what });
  if (!isUnsupportedCall(error)) log.error({ requestId, error: errorText(error) }, what);
}

/** Logs each call that the back end doesn't support once per process. */
export function logMissingCall(call: string): void {
  const { missingCalls } = processState();
  if (missingCalls.has(call)) return;
  missingCalls.add(call);
  log.warn({ call }, 'the back end does not have this call');
}
