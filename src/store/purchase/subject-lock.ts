import { takeLock, takeLockSoon, type LetGo } from '../device/tab-lock';
import type { Saga } from '../saga';

const lockOf = (account: string, subject: string) => `payment/${account}/${subject}`;

/** Takes a subject for this press: null when another tab, or another press in this one, has it. */
export const takeSubject = (account: string, subject: string): Saga<LetGo | null> => takeLock(lockOf(account, subject));

/** The same, a moment later: a look that made way for a press lets go of it. */
export const takeSubjectSoon = (account: string, subject: string): Saga<LetGo | null> => takeLockSoon(lockOf(account, subject));
