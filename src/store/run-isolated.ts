import { call, spawn } from 'redux-saga/effects';
import type { Saga } from './saga';

/** Runs a saga so that a defect in it reaches the middleware's own report, and nobody else. Tells whether it came to its end. */
export function* contained(saga: () => Saga<unknown>): Saga<boolean> {
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
