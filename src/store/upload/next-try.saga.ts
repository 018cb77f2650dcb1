import { delay, put, race, take } from 'redux-saga/effects';
import type { ApiError } from '@/lib/http/errors';
import { returnChannel } from '@/store/device/return-channel';
import { canRepeat } from '../purchase/can-repeat.saga';
import { selected, type Saga } from '../saga';
import { connectionLost } from './upload.slice';

/** Delays in ms before each retry after a lost connection. */
const PAUSES = [2000, 5000, 15_000, 30_000, 60_000];

/** Resumable uploads lose nothing by a retry, so they never run out of them. */
const RESUMABLE_PAUSE_MS = 60_000;

/** Waits for the next attempt if a lost connection is worth one. Returns true if there is one. */
export function* nextTry(id: string, { status, notSent }: ApiError): Saga<boolean> {
  const entry = yield* selected(({ upload }) => upload.entries[id]);
  if (!entry || status !== 0) return false;
  // The server may have a file whose response was lost, and would store a second one.
  const isNewFile = entry.recordId === null && entry.resumeUrl === null && !notSent;
  if (isNewFile && !(yield* canRepeat())) return false;
  const pause = PAUSES[entry.tries] ?? (entry.resumeUrl === null ? undefined : RESUMABLE_PAUSE_MS);
  if (pause === undefined) return false;
  yield put(connectionLost({ id }));
  // Retries after the pause, or as soon as the connection or the performer is back.
  const back = yield* returnChannel();
  try {
    yield race([delay(pause), take(back)]);
  } finally {
    back.close();
  }
  return true;
}
