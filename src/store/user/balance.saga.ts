import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { returnChannel } from '@/store/device/return-channel';
import { purchaseRequested, purchaseStateChanged, selectIsSpending } from '../purchase/purchase.slice';
import { requestRecord, type Outcome } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { isVisitorChange } from '../session/session.actions';
import { balanceInvalidated, balanceRead, balanceUpdated } from './user.slice';

/** Minimum interval between refreshes on returning to the tab. */
const RETURN_MS = 30_000;

/**
 * Reads the balance once. Returns false if tokens were spent or credited meanwhile, which makes the response outdated.
 */
export function* readBalanceOnce(): Saga<boolean> {
  const { outcome, disturbed } = (yield race({
    outcome: call(requestRecord<CurrentUser>, ({ users }, signal) => users.me({ signal })),
    disturbed: take([balanceUpdated.type, purchaseRequested.type]),
    over: take(isVisitorChange),
  })) as { outcome?: Outcome<CurrentUser>; disturbed?: object };
  if (outcome?.ok && outcome.data.balance !== undefined) yield put(balanceRead(outcome.data.balance));
  return !disturbed;
}

/** Reads the balance until a response counts. Waits for pending payments, which change the balance. */
function* readBalance(): Saga {
  while (yield* selected(({ auth }) => auth.loggedIn)) {
    if (yield* selected(selectIsSpending))
      yield take((action: Action) => purchaseStateChanged.match(action) || isVisitorChange(action));
    else if (yield* readBalanceOnce()) return;
  }
}

function* readOnReturn(): Saga {
  yield* readBalance();
  yield delay(RETURN_MS);
}

export function* watchBalance(): Saga {
  yield takeLeading(yield* returnChannel(), readOnReturn);
  yield takeLatest(balanceInvalidated, readBalance);
}
