import { delay, put } from 'redux-saga/effects';
import { takeLock, takeLockSoon, type LetGo } from '../device/tab-lock';
import type { Saga } from '../saga';
import { showFoundElsewhere } from './private-show.slice';

/** How often a tab looks whether the one with the show is still there. */
const OTHER_TAB_MS = 2000;

/**
 * One tab of a browser has the show of an account: it sends the pictures and charges the minutes. Another one says so and waits for its turn.
 * Tells whether it had to.
 */
export function* takeShow(account: string): Saga<{ letGo: LetGo; waited: boolean }> {
  const name = `private-show/${account}`;
  const atOnce = (yield* takeLock(name)) ?? (yield* takeLockSoon(name));
  if (atOnce) return { letGo: atOnce, waited: false };
  yield put(showFoundElsewhere());
  while (true) {
    yield delay(OTHER_TAB_MS);
    const letGo = yield* takeLock(name);
    if (letGo) return { letGo, waited: true };
  }
}
