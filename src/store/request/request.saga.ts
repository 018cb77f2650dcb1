import { call, put } from 'redux-saga/effects';
import type { Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { fromVisitor, type Saga } from '../saga';
import { unauthorized } from '../session/session.actions';

/** The result of a call. Sagas that load return it, so that a page's loader can tell 404 from 503. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** A service call. The signal aborts when the saga is canceled, e.g. by a newer request for the same data. */
export type Send<T> = (services: Services, signal: AbortSignal) => Promise<Reply<T>>;

/**
 * Makes a call and resolves to the `data` of the response, or the error. A 401 ends the session (spec §8), unless a new
 * session began after the call was sent. `heldToken` is the token used by `send`, if not the session's.
 */
export function* request<T>(send: Send<T>, heldToken?: string): Saga<Outcome<T>> {
  const services = yield* fromVisitor('services');
  const sessionToken = yield* fromVisitor('sessionToken');
  const token = heldToken ?? sessionToken.get();
  try {
    const reply = yield* callAbortable((signal) => send(services, signal));
    return { ok: true, data: reply.data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.endsSession && token === sessionToken.get()) yield put(unauthorized());
    return { ok: false, error };
  }
}

/**
 * Awaits the response and aborts the call when the saga is canceled. (A `finally` that yields would, under `yield*`,
 * let a canceled saga continue.)
 */
function* callAbortable<T>(send: (signal: AbortSignal) => Promise<T>): Saga<T> {
  const controller = new AbortController();
  let isSettled = false;
  const run = () => send(controller.signal).finally(() => (isSettled = true));
  try {
    return (yield call(run)) as T;
  } finally {
    if (!isSettled) controller.abort();
  }
}

/** `request` for a response that must hold one record; without one, it fails. */
export function* requestRecord<T extends object>(send: Send<T>): Saga<Outcome<T>> {
  const outcome = yield* request(send);
  return outcome.ok && (typeof outcome.data !== 'object' || outcome.data === null)
    ? { ok: false, error: new ApiError(200) }
    : outcome;
}
