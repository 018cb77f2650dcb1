import { CANCEL } from 'redux-saga';
import { call, delay } from 'redux-saga/effects';
import { fromVisitor, type Saga } from '../saga';

export type LetGo = () => void;

/** A lock that was let go of is free a moment later only. */
const LET_GO_MS = 100;

/** Takes a lock that all tabs of this browser share, or gives null. Whoever gives the attempt up before it is answered does not keep it. */
export function* takeLock(name: string): Saga<LetGo | null> {
  const { hold } = yield* fromVisitor('ports');
  const begin = () => {
    const held = hold(name);
    return Object.assign(
      held.then((letGo) => letGo),
      { [CANCEL]: () => void held.then((letGo) => letGo?.()) },
    );
  };
  return (yield call(begin)) as LetGo | null;
}

/** Once more, where the lock may just have been let go of. */
export function* takeLockSoon(name: string): Saga<LetGo | null> {
  yield delay(LET_GO_MS);
  return yield* takeLock(name);
}
