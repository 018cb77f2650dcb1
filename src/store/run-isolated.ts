import { call, spawn } from 'redux-saga/effects';
import type { Saga } from './saga';

/**
 * Runs a saga so that an exception is reported by the middleware but doesn't reach the caller. Returns true if it
 * finished.
 */
export function* runIsolated(saga: () => Saga<unknown>): Saga<boolean> {
  try {
    yield call(saga);
    return true;
  } catch (defect) {
    yield spawn(() => {
      throw defect;
    });
    return false;
  }
}
