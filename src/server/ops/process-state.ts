import type { IncomingMessage } from 'node:http';

interface ProcessState {
  /** The process is stopping: it finishes open requests and should get no new ones. */
  draining: boolean;
  /** Route of the page that handles a request. */
  routes: WeakMap<Pick<IncomingMessage, 'headers'>, string>;
  /** The API has responded to a settings request at least once. */
  isStarted: boolean;
  /** Calls that the back end doesn't support, as `service.method`. */
  missingCalls: Set<string>;
}

const KEY = Symbol.for('encore.process');

const globals = globalThis as typeof globalThis & { [KEY]?: ProcessState };

/**
 * State shared through the global object, because pages, API routes and instrumentation are bundled separately, each
 * with its own modules.
 */
export const processState = (): ProcessState =>
  (globals[KEY] ??= { draining: false, routes: new WeakMap(), isStarted: false, missingCalls: new Set() });
