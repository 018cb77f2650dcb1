import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, put, take, takeEvery } from 'redux-saga/effects';
import { setIntentAccount } from '@/device/purchase-intent';
import { otherTabsChannel } from '../device/other-tabs';
import { fromVisitor, selected, type Saga } from '../saga';
import { isVisitorChange, loggedIn, pageDataInvalidated, pageMounted } from '../session/session.actions';
import { balanceInvalidated } from '../user/user.slice';
import { getSubject, type PurchaseState } from './purchase';
import {
  isForPaymentQueue,
  itemUnlocked,
  paymentsChanged,
  paymentsFound,
  purchaseRequested,
  resultPageClosed,
  purchaseDismissed,
  purchaseStateChanged,
} from './purchase.slice';

/** Same as in `pending`, which is loaded with the payment queue. */
const PAYMENTS_KEY = 'payments';

/**
 * The part of the payment code on every page: waits for a payment attempt, or a stored payment to check, and then loads
 * the rest. The action that triggered it is served first.
 */
export function* watchPurchases(): Saga {
  const since = Date.now();
  const { storage } = yield* fromVisitor('ports');
  const actions = (yield actionChannel(isForPaymentQueue, buffers.expanding(4))) as Channel<UnknownAction>;
  yield takeEvery(yield* otherTabsChannel(PAYMENTS_KEY), function* () {
    yield put(paymentsChanged());
  });
  yield takeEvery([pageMounted, loggedIn], function* (): Saga {
    if (storage.readText(PAYMENTS_KEY) && (yield* selected(({ auth }) => auth.loggedIn))) yield put(paymentsFound());
  });
  yield takeEvery([pageMounted, isVisitorChange], function* (): Saga {
    setIntentAccount(yield* selected(({ user }) => user.current._id));
  });
  yield takeEvery(itemUnlocked, showUnlocked);

  while (true) {
    const first = (yield take(actions)) as UnknownAction;
    if (purchaseDismissed.match(first) || resultPageClosed.match(first)) continue;
    const runQueue = yield* loadPaymentQueue(first);
    if (runQueue) yield* runQueue(first, actions, since);
  }
}

/** Loads the payment queue; null when that fails. Nothing has been sent then. */
function* loadPaymentQueue(first: UnknownAction): Saga<typeof import('./payment-queue.saga').runPaymentQueue | null> {
  try {
    return ((yield call(() => import('./payment-queue.saga'))) as typeof import('./payment-queue.saga'))
      .runPaymentQueue;
  } catch {
    if (purchaseRequested.match(first))
      yield put(purchaseStateChanged({ subject: getSubject(first.payload.purchase), to: NOT_SENT }));
    return null;
  }
}

const NOT_SENT: PurchaseState = {
  step: 'refused',
  error: {
    status: 0,
    message: 'Connection lost. Nothing was sent or charged. Check your connection, then retry.',
    constraints: {},
  },
  missing: false,
};

/** An item bought in another tab or on another device may be on this page, and its price has left the balance. */
function* showUnlocked({ payload: { names } }: ReturnType<typeof itemUnlocked>): Saga {
  const { currentPath, refresh } = yield* fromVisitor('ports');
  yield put(balanceInvalidated());
  const segments = currentPath().split(/[/?#]/);
  if (names.some((name) => segments.includes(encodeURIComponent(name)))) refresh();
  else yield put(pageDataInvalidated());
}
