import { cps, delay, type CpsCallback } from 'redux-saga/effects';
import { fromVisitor, type Saga } from '../saga';

export type ReleaseLock = () => void;

/** The name of the lock that a tab holds while it is live. */
export const BROADCAST_LOCK = 'broadcast';
/** The name of the lock that a tab holds while it runs the account's private or group show. */
export const getShowLock = (account: string): string => `private-show/${account}`;

/** A released lock becomes free with a short delay. */
const LET_GO_MS = 100;

/**
 * Takes a lock shared by all tabs of this browser. Resolves to its release function, or to null when another tab holds
 * it. A canceled attempt doesn't keep the lock.
 */
export function* acquireTabLock(name: string): Saga<ReleaseLock | null> {
  const { acquireLock } = yield* fromVisitor('ports');
  const begin = (done: CpsCallback<ReleaseLock | null>) => {
    const held = acquireLock(name);
    void held.then((release) => done(null, release));
    done.cancel = () => void held.then((release) => release?.());
  };
  return (yield cps(begin)) as ReleaseLock | null;
}

/** Like `acquireTabLock`, for a lock that may just have been released. */
export function* acquireTabLockWithRetry(name: string): Saga<ReleaseLock | null> {
  yield delay(LET_GO_MS);
  return yield* acquireTabLock(name);
}

/** True if another tab holds the lock, and not only for the moment of such a check. */
export function* isLockedElsewhere(name: string): Saga<boolean> {
  const release = (yield* acquireTabLock(name)) ?? (yield* acquireTabLockWithRetry(name));
  release?.();
  return release === null;
}
