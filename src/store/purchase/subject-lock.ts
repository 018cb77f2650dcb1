import { acquireTabLock, acquireTabLockWithRetry, type ReleaseLock } from '../device/tab-lock';
import type { Saga } from '../saga';

const getLock = (account: string, subject: string) => `payment/${account}/${subject}`;

/** Locks a subject for this attempt; null when another attempt or another tab holds the lock. */
export const lockSubject = (account: string, subject: string): Saga<ReleaseLock | null> =>
  acquireTabLock(getLock(account, subject));

/** The same with a short delay, for a lock that a canceled check is about to release. */
export const lockSubjectWithRetry = (account: string, subject: string): Saga<ReleaseLock | null> =>
  acquireTabLockWithRetry(getLock(account, subject));
