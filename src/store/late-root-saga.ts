import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, flush, fork, race, take } from 'redux-saga/effects';
import { cartRestored } from './cart/cart.slice';
import { mirrorDevice } from './device/mirrors.saga';
import type { Saga } from './saga';
import { pageMounted, stateReceived } from './session/session.actions';
import { uiRestored } from './ui/ui.slice';

const isRestored = isAnyOf(pageMounted, stateReceived, uiRestored, cartRestored);
const isNews = (action: unknown) => !isRestored(action);

/**
 * The root saga of a browser. What the device keeps is mirrored from the start; the code of all other watchers comes when `begin` says
 * so, or with the first thing that happens on the page. What happened until then is told to them in its order; the state they find is
 * newer.
 */
export const lateRootSaga = (begin: () => Promise<void>) =>
  function* (hear: (action: UnknownAction) => void): Saga {
    yield fork(mirrorDevice);
    const missed = (yield actionChannel('*', buffers.expanding(8))) as Channel<UnknownAction>;
    yield race([call(begin), take(isNews)]);
    const rootSaga = yield* fetchRootSaga();
    const actions = (yield flush(missed)) as UnknownAction[];
    missed.close();
    yield fork(rootSaga);
    actions.forEach(hear);
  };

/** Where the code does not come, whatever happens next asks for it again. */
function* fetchRootSaga(): Saga<typeof import('./root-saga').rootSaga> {
  while (true) {
    try {
      return ((yield call(() => import('./root-saga'))) as typeof import('./root-saga')).rootSaga;
    } catch {
      yield take('*');
    }
  }
}
