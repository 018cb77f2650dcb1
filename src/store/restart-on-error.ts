import { delay } from 'redux-saga/effects';
import { contained } from './run-isolated';
import type { Saga } from './saga';

const RESTART_MS = 1000;

/** A defect in one watcher stops neither the others nor, after a pause, itself. */
export function* keepAlive(watcher: () => Saga): Saga {
  while (!(yield* contained(watcher))) yield delay(RESTART_MS);
}
