import { call, delay, take } from 'redux-saga/effects';
import type { Saga } from '../saga';
import { uploadsRequested } from './upload.state';

/** Until code that did not come is asked for again. */
const AGAIN_MS = 2000;

type Queue = typeof import('./upload.saga');

/** What every page carries of the queue: the rest of its code comes with the first file. */
export function* watchUploads(): Saga {
  yield take(uploadsRequested);
  const { serveUploads } = yield* queue();
  yield* serveUploads();
}

function* queue(): Saga<Queue> {
  for (;;) {
    try {
      return (yield call(() => import('./upload.saga'))) as Queue;
    } catch {
      yield delay(AGAIN_MS);
    }
  }
}
