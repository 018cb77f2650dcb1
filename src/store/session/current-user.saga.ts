import { put } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { requestRecord, type Outcome } from '../request/request.saga';
import { fromVisitor, type Saga } from '../saga';
import { currentUserLoaded } from './session.actions';

export const fetchCurrentUser = (): Saga<Outcome<CurrentUser>> =>
  requestRecord(({ users }, signal) => users.me({ signal }));

/**
 * Loads the token's user as the current visitor. Ignores the response if the token is gone or was replaced meanwhile.
 */
export function* loadCurrentUser(): Saga<Outcome<CurrentUser>> {
  const sessionToken = yield* fromVisitor('sessionToken');
  const token = sessionToken.get();
  const outcome = yield* fetchCurrentUser();
  if (outcome.ok && token === sessionToken.get()) yield put(currentUserLoaded(outcome.data));
  return outcome;
}
