import { createAction } from '@reduxjs/toolkit';
import { call, race, take } from 'redux-saga/effects';
import { ApiError, LOADING_CANCELED } from '@/lib/http/errors';
import type { Saga } from '../saga';
import type { Outcome } from './request.saga';

/** The visitor canceled a load in place, such as a list or comments. */
export const loadingCanceled = createAction('request/loadingCanceled');

/**
 * The outcome of `load`, or an aborted error when the visitor cancels it, which aborts the call. Only for calls that
 * change nothing.
 */
export function* cancelable<T>(load: () => Saga<Outcome<T>>): Saga<Outcome<T>> {
  const { outcome } = (yield race({ outcome: call(load), canceled: take(loadingCanceled) })) as {
    outcome?: Outcome<T>;
  };
  return outcome ?? { ok: false, error: new ApiError(0, undefined, { message: LOADING_CANCELED, aborted: true }) };
}
