import { delay, put } from 'redux-saga/effects';
import { takeLock, takeLockSoon, type ReleaseLock } from '../device/tab-lock';
import type { Saga } from '../saga';
import { showFoundElsewhere } from './private-show.slice';

/** How often a waiting tab checks whether the tab with the show is still there. */
const OTHER_TAB_MS = 2000;

/**
 * Gives this tab the account's show: one tab publishes and charges the minutes, the others wait for their turn. `waited` tells whether this one had
 * to wait.
 */
export function* takeShow(account: string): Saga<{ letGo: ReleaseLock; waited: boolean }> {
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
