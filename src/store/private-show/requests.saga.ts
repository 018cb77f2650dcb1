import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, flush, put } from 'redux-saga/effects';
import type { PrivateRequest } from '@/contract/streaming';
import { markRequestRead } from '@/device/studio-notices';
import { storedError } from '../request/request-state';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { declineFailed, privateRequestRemoved, privateRequestsListed } from '../streaming/streaming.slice';

type Removal = ReturnType<typeof privateRequestRemoved>;

/**
 * Loads the requests made before the performer was connected, and drops those that are over. New ones come over the
 * live connection. Requests that end while the list loads are left out of it.
 */
export function* loadPrivateRequests(): Saga {
  const known = yield* selected(({ streaming }) => streaming.privateRequests);
  const removals = (yield actionChannel(privateRequestRemoved, buffers.expanding<Removal>())) as Channel<Removal>;
  try {
    const outcome = yield* request(({ streaming }, signal) => streaming.privateRequests({ signal }));
    if (!outcome.ok || !Array.isArray(outcome.data)) return;
    const ended = ((yield flush(removals)) as Removal[]).map(({ payload }) => payload.conversationId);
    const current = yield* selected(({ streaming }) => streaming.privateRequests);
    // The fan of a removed request may have asked again, in the same conversation.
    const isPending = ({ conversationId }: PrivateRequest) =>
      !ended.includes(conversationId) || current.some((each) => each.conversationId === conversationId);
    yield put(privateRequestsListed(outcome.data.filter(isPending), known));
  } finally {
    removals.close();
  }
}

/** A request that the server refuses to decline has ended by itself. */
export function* declineRequest(conversationId: string): Saga {
  yield call(markRequestRead, conversationId);
  const outcome = yield* request(({ streaming }) => streaming.declinePrivate(conversationId));
  const isGone = outcome.ok || [400, 403, 404].includes(outcome.error.status);
  yield put(isGone ? privateRequestRemoved({ conversationId }) : declineFailed(storedError(outcome.error)));
}
