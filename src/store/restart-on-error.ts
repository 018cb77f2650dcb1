import { delay } from 'redux-saga/effects';
import { runIsolated } from './run-isolated';
import type { Saga } from './saga';

const RESTART_MS = 1000;

/** Restarts a watcher after a pause when it crashes. The other watchers continue. */
export function* restartOnError(watcher: () => Saga): Saga {
  while (!(yield* runIsolated(watcher))) yield delay(RESTART_MS);
}
