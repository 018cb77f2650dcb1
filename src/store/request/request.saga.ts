import { call, put } from 'redux-saga/effects';
import type { Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { fromVisitor, type Saga } from '../saga';
import { unauthorized } from '../session/session.actions';

/** What came of a call. Sagas that load give it back, so that a page's loader can tell 404 from 503. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** One call of a service. The signal aborts when the saga is cancelled, e.g. by a newer request for the same thing. */
type Send<T> = (services: Services, signal: AbortSignal) => Promise<Reply<T>>;

/**
 * Makes a call and gives the `data` of the reply, or the error. A 401 ends the session (spec §8), unless another one has
 * begun since the call went out. `heldToken` is the token of `send`, where it is not the one of the session.
 */
export function* request<T>(send: Send<T>, heldToken?: string): Saga<Outcome<T>> {
  const services = yield* fromVisitor('services');
  const sessionToken = yield* fromVisitor('sessionToken');
  const token = heldToken ?? sessionToken.get();
  try {
    const reply = yield* abortable((signal) => send(services, signal));
    return { ok: true, data: reply.data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.endsSession && token === sessionToken.get()) yield put(unauthorized());
    return { ok: false, error };
  }
}

/** Waits for an answer, and gives the call up when the saga is cancelled meanwhile. (A `finally` that yields would, under `yield*`, let a cancelled saga go on.) */
function* abortable<T>(send: (signal: AbortSignal) => Promise<T>): Saga<T> {
  const controller = new AbortController();
  let answered = false;
  const answer = () => send(controller.signal).finally(() => (answered = true));
  try {
    return (yield call(answer)) as T;
  } finally {
    if (!answered) controller.abort();
  }
}

/** `request` for replies whose data is one record: a reply that holds none is a failure. */
export function* requestRecord<T extends object>(send: Send<T>): Saga<Outcome<T>> {
  const outcome = yield* request(send);
  return outcome.ok && (typeof outcome.data !== 'object' || outcome.data === null) ? { ok: false, error: new ApiError(200) } : outcome;
}
