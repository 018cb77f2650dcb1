import { call, delay, take } from 'redux-saga/effects';
import type { Saga } from '../saga';
import { uploadsRequested } from './upload.state';

/** Delay before code that failed to load is requested again. */
const AGAIN_MS = 2000;

type Queue = typeof import('./upload.saga');

/** The part of the upload code on every page; the first file loads the rest. */
export function* watchUploads(): Saga {
  yield take(uploadsRequested);
  const { serveUploads } = yield* runQueue();
  yield* serveUploads();
}

function* runQueue(): Saga<Queue> {
  for (;;) {
    try {
      return (yield call(() => import('./upload.saga'))) as Queue;
    } catch {
      yield delay(AGAIN_MS);
    }
  }
}
