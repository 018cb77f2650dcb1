import { delay } from 'redux-saga/effects';
import { contained } from './run-isolated';
import type { Saga } from './saga';

const RESTART_MS = 1000;

/** Restarts a watcher after a pause when it crashes. The other watchers continue. */
export function* keepAlive(watcher: () => Saga): Saga {
  while (!(yield* contained(watcher))) yield delay(RESTART_MS);
}
