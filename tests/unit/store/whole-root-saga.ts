import { fork } from 'redux-saga/effects';
import { mirrorDevice } from '@/store/device/mirrors.saga';
import { rootSaga } from '@/store/root-saga';
import type { Saga } from '@/store/saga';

/** All that a browser's store does, at hand from the start. */
export function* wholeRootSaga(): Saga {
  yield fork(mirrorDevice);
  yield fork(rootSaga);
}
