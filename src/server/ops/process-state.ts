import type { IncomingMessage } from 'node:http';

/** What the whole process knows of itself. */
interface ProcessState {
  /** It was told to stop: it finishes what is under way and wants nothing new. */
  draining: boolean;
  /** Which page answers a request, by its route. */
  routes: WeakMap<Pick<IncomingMessage, 'headers'>, string>;
  /** The API has given the settings once. */
  isStarted: boolean;
  /** Calls that the back end does not have, by service and method. */
  missingCalls: Set<string>;
}

const KEY = Symbol.for('encore.process');

const place = globalThis as typeof globalThis & { [KEY]?: ProcessState };

/** Pages, API routes and the instrumentation are bundled apart, each with its own copy of a module: only the global object is shared. */
export const processState = (): ProcessState => (place[KEY] ??= { draining: false, routes: new WeakMap(), isStarted: false, missingCalls: new Set() });
