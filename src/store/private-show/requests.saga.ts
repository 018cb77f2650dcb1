import { put } from 'redux-saga/effects';
import { storedError } from '../request/request-state';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { declineFailed, privateRequestRemoved, privateRequestsListed } from '../streaming/streaming.slice';

/** Fans who have asked before the performer was listening, and who of the others waits no more. What comes in by itself is told by the live connection. */
export function* loadPrivateRequests(): Saga {
  const known = yield* selected(({ streaming }) => streaming.privateRequests);
  const outcome = yield* request(({ streaming }, signal) => streaming.privateRequests({ signal }));
  if (outcome.ok && Array.isArray(outcome.data)) yield put(privateRequestsListed(outcome.data, known));
}

/** What the server refuses to decline has ended by itself. */
export function* declineRequest(conversationId: string): Saga {
  const outcome = yield* request(({ streaming }) => streaming.declinePrivate(conversationId));
  const isGone = outcome.ok || [400, 403, 404].includes(outcome.error.status);
  yield put(isGone ? privateRequestRemoved({ conversationId }) : declineFailed(storedError(outcome.error)));
}
