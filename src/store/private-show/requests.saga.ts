import { call, put } from 'redux-saga/effects';
import { markRequestRead } from '@/device/studio-notices';
import { storedError } from '../request/request-state';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { declineFailed, privateRequestRemoved, privateRequestsListed } from '../streaming/streaming.slice';

/**
 * Loads the requests made before the performer was connected, and drops those that are over. New ones come over the
 * live connection.
 */
export function* loadPrivateRequests(): Saga {
  const known = yield* selected(({ streaming }) => streaming.privateRequests);
  const outcome = yield* request(({ streaming }, signal) => streaming.privateRequests({ signal }));
  if (outcome.ok && Array.isArray(outcome.data)) yield put(privateRequestsListed(outcome.data, known));
}

/** A request that the server refuses to decline has ended by itself. */
export function* declineRequest(conversationId: string): Saga {
  yield call(markRequestRead, conversationId);
  const outcome = yield* request(({ streaming }) => streaming.declinePrivate(conversationId));
  const isGone = outcome.ok || [400, 403, 404].includes(outcome.error.status);
  yield put(isGone ? privateRequestRemoved({ conversationId }) : declineFailed(storedError(outcome.error)));
}
