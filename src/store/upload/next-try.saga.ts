import { delay, put, race, take } from 'redux-saga/effects';
import type { ApiError } from '@/lib/http/errors';
import { returnChannel } from '@/store/device/visibility-channel';
import { selected, type Saga } from '../saga';
import { connectionLost } from './upload.slice';

/** Delays in ms before each retry after a lost connection. */
const PAUSES = [2000, 5000, 15_000, 30_000, 60_000];

/** Resumable uploads lose nothing by a retry, and some browsers are wrong about being offline: neither runs out. */
const LATER_PAUSE_MS = 60_000;

/** Waits for the next attempt if a lost connection is worth one. Returns true if there is one. */
export function* nextTry(id: string, { status }: ApiError): Saga<boolean> {
  const entry = yield* selected(({ upload }) => upload.entries[id]);
  if (!entry || status !== 0) return false;
  const { tries, resumeUrl } = entry;
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (!isOffline && resumeUrl === null && tries >= PAUSES.length) return false;
  yield put(connectionLost({ id, tries: isOffline ? tries : tries + 1 }));
  // Retries after the pause, or as soon as the connection or the performer is back.
  const back = yield* returnChannel();
  try {
    yield race([delay((isOffline ? undefined : PAUSES[tries]) ?? LATER_PAUSE_MS), take(back)]);
  } finally {
    back.close();
  }
  return true;
}
