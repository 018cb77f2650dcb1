import { delay, put, race, take } from 'redux-saga/effects';
import type { ApiError } from '@/lib/http/errors';
import { returnChannel } from '@/store/device/visibility-channel';
import type { Saga } from '../saga';
import { connectionLost } from './upload.slice';
import type { UploadEntry } from './upload.state';

/** Delays in ms before each retry after a lost connection. */
const PAUSES = [2000, 5000, 15_000, 30_000, 60_000];

/** Waits for the next attempt if a lost connection is worth one. Returns true if there is one. */
export function* nextTry({ id, tries }: UploadEntry, { status }: ApiError): Saga<boolean> {
  const pause = status === 0 ? PAUSES[tries] : undefined;
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
