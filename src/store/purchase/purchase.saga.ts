import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, put, take, takeEvery } from 'redux-saga/effects';
import { intentsOf } from '@/device/purchase-intent';
import { otherTabs } from '../device/other-tabs';
import { fromVisitor, selected, type Saga } from '../saga';
import { isVisitorChange, loggedIn, pageMounted } from '../session/session.actions';
import { balanceDoubted } from '../user/user.slice';
import { subjectOf, type PurchaseState } from './purchase';
import { isForPaymentQueue, itemUnlocked, paymentsChanged, paymentsFound, purchaseRequested, paymentLeft, purchaseDismissed, purchaseMoved } from './purchase.slice';

/** As in `pending`, which comes with the desk. */
const PAYMENTS_KEY = 'payments';

/**
 * What every page carries of paying: it waits until something is to be paid, or a payment to be looked after, and then lets the
 * rest of the code come. The action that woke it is the first to be served.
 */
export function* watchPurchases(): Saga {
  const since = Date.now();
  const { storage } = yield* fromVisitor('ports');
  const actions = (yield actionChannel(isForPaymentQueue, buffers.expanding(4))) as Channel<UnknownAction>;
  yield takeEvery(yield* otherTabs(PAYMENTS_KEY), function* () {
    yield put(paymentsChanged());
  });
  yield takeEvery([pageMounted, loggedIn], function* (): Saga {
    if (storage.readText(PAYMENTS_KEY) && (yield* selected(({ auth }) => auth.loggedIn))) yield put(paymentsFound());
  });
  yield takeEvery([pageMounted, isVisitorChange], function* (): Saga {
    intentsOf(yield* selected(({ user }) => user.current._id));
  });
  yield takeEvery(itemUnlocked, showUnlocked);

  while (true) {
    const first = (yield take(actions)) as UnknownAction;
    if (purchaseDismissed.match(first) || paymentLeft.match(first)) continue;
    const runDesk = yield* openDesk(first);
    if (runDesk) yield* runDesk(first, actions, since);
  }
}

/** The code of the desk, or null when it does not come: then nothing has been sent. */
function* openDesk(first: UnknownAction): Saga<typeof import('./payment-queue.saga').runPaymentQueue | null> {
  try {
    return ((yield call(() => import('./payment-queue.saga'))) as typeof import('./payment-queue.saga')).runPaymentQueue;
  } catch {
    if (purchaseRequested.match(first)) yield put(purchaseMoved({ subject: subjectOf(first.payload.purchase), to: NOT_SENT }));
    return null;
  }
}

const NOT_SENT: PurchaseState = { step: 'refused', error: { status: 0, message: 'Connection lost. Nothing was sent or charged. Check your connection, then retry.', constraints: {} }, missing: false };

/** What was bought in another tab or on another device may be on the page in sight, and its price is off the balance. */
function* showUnlocked({ payload: { names } }: ReturnType<typeof itemUnlocked>): Saga {
  const { currentPath, refresh } = yield* fromVisitor('ports');
  yield put(balanceDoubted());
  const segments = currentPath().split(/[/?#]/);
  if (names.some((name) => segments.includes(encodeURIComponent(name)))) refresh();
}
