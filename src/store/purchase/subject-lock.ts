import { takeLock, takeLockSoon, type ReleaseLock } from '../device/tab-lock';
import type { Saga } from '../saga';

const getLock = (account: string, subject: string) => `payment/${account}/${subject}`;

/** Locks a subject for this attempt; null when another attempt or another tab holds the lock. */
export const takeSubject = (account: string, subject: string): Saga<ReleaseLock | null> =>
  takeLock(getLock(account, subject));

/** The same with a short delay, for a lock that a canceled check is about to release. */
export const takeSubjectSoon = (account: string, subject: string): Saga<ReleaseLock | null> =>
  takeLockSoon(getLock(account, subject));
