import { CANCEL } from 'redux-saga';
import { call, delay } from 'redux-saga/effects';
import { fromVisitor, type Saga } from '../saga';

export type ReleaseLock = () => void;

/** A released lock becomes free with a short delay. */
const LET_GO_MS = 100;

/**
 * Takes a lock shared by all tabs of this browser. Resolves to its release function, or to null when another tab holds
 * it. A canceled attempt doesn't keep the lock.
 */
export function* acquireTabLock(name: string): Saga<ReleaseLock | null> {
  const { hold } = yield* fromVisitor('ports');
  const begin = () => {
    const held = hold(name);
    return Object.assign(
      held.then((releaseResponses) => releaseResponses),
      { [CANCEL]: () => void held.then((releaseResponses) => releaseResponses?.()) },
    );
  };
  return (yield call(begin)) as ReleaseLock | null;
}

/** Like `acquireTabLock`, for a lock that may just have been released. */
export function* acquireTabLockWithRetry(name: string): Saga<ReleaseLock | null> {
  yield delay(LET_GO_MS);
  return yield* acquireTabLock(name);
}
