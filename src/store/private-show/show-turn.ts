import { CANCEL } from 'redux-saga';
import { call, delay, put } from 'redux-saga/effects';
import { ofVisitor, type Saga } from '../saga';
import { showFoundElsewhere } from './private-show.slice';

type LetGo = () => void;

/** How often a tab looks whether the one with the show is still there. */
const OTHER_TAB_MS = 2000;
/** A lock that was let go of is free a moment later only. */
const LET_GO_MS = 100;

/** Takes the lock of an account's show. Whoever gives the attempt up before it is answered does not keep it. */
function* attempt(account: string): Saga<LetGo | null> {
  const { hold } = yield* ofVisitor('ports');
  const begin = () => {
    const held = hold(`private-show/${account}`);
    return Object.assign(
      held.then((letGo) => letGo),
      { [CANCEL]: () => void held.then((letGo) => letGo?.()) },
    );
  };
  return (yield call(begin)) as LetGo | null;
}

/**
 * One tab of a browser has the show of an account: it sends the pictures and charges the minutes. Another one says so and waits for its turn.
 * Tells whether it had to.
 */
export function* takeShow(account: string): Saga<{ letGo: LetGo; waited: boolean }> {
  const atOnce = yield* attempt(account);
  if (atOnce) return { letGo: atOnce, waited: false };
  yield delay(LET_GO_MS);
  const soon = yield* attempt(account);
  if (soon) return { letGo: soon, waited: false };
  yield put(showFoundElsewhere());
  while (true) {
    yield delay(OTHER_TAB_MS);
    const letGo = yield* attempt(account);
    if (letGo) return { letGo, waited: true };
  }
}
