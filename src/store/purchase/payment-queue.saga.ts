import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel, type EventChannel, type Task } from 'redux-saga';
import { actionChannel, cancel, delay, fork, put, take, takeEvery } from 'redux-saga/effects';
import { getPath } from '@/lib/page/paths';
import { runIsolated } from '@/store/run-isolated';
import { returnChannel } from '@/store/device/return-channel';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { loggedOut, pageDataInvalidated } from '@/store/session/session.actions';
import { balanceInvalidated } from '@/store/user/user.slice';
import { followPayment } from './follow.saga';
import { readPaymentHistory, createHistoryReader } from './history';
import { isFinal, StoredPayments, type Payment } from './pending';
import { runPaymentAttempt, getState, openPaymentPage, type PaymentAttempt } from './payment-attempt.saga';
import { getSubject } from './purchase';
import {
  paymentStatusReceived,
  paymentContinued,
  resultPageOpened,
  resultPageClosed,
  paymentsChanged,
  paymentsFound,
  purchaseRequested,
  purchaseCheckRequested,
  purchaseDismissed,
  purchaseStateChanged,
} from './purchase.slice';
import { reconcile, uncertainState, type ReconcileCheck } from './reconcile.saga';
import { changesPages, selectPayer, showPurchaseState } from './settle.saga';

/** Browsers fire several events for one return to the page. */
const ONE_RETURN_MS = 5000;
const LATER_MS = 60_000;

/** How long payments that weren't charged, or were dismissed, are checked. Payment pages expire sooner. */
const QUIET_MS = 2 * 60 * 60 * 1000;

/**
 * The payment queue: handles actions one at a time, while payments run independently of each other. Loaded with the
 * first payment attempt, or when the device stores a payment. `since` is when this page was loaded.
 */
export function* runPaymentQueue(first: UnknownAction, actions: Channel<UnknownAction>, since: number): Saga {
  const { storage } = yield* fromVisitor('ports');
  const book = new StoredPayments(storage);
  const queue: Queue = {
    book,
    back: yield* returnChannel(),
    since,
    seen: new Set(),
    attempts: new Map(),
    checks: new Map(),
    following: null,
  };
  yield fork(watchReturns, queue, yield* returnChannel());
  yield fork(watchUnsurePayments, queue);
  yield takeEvery(loggedOut, () => book.forget());
  for (let action = first; ; action = (yield take(actions)) as UnknownAction) yield* serve(queue, action);
}

interface Queue {
  book: StoredPayments;
  back: EventChannel<true>;
  since: number;
  /** Keys of paid payments that this page already shows. */
  seen: Set<string>;
  /** Running payment attempts by payer and subject. */
  attempts: Map<string, Task>;
  checks: Map<string, Task>;
  following: Task | null;
}

function* serve(queue: Queue, action: UnknownAction): Saga {
  const { book } = queue;
  if (purchaseRequested.match(action)) yield* startAttempt(queue, action.payload);
  else if (purchaseCheckRequested.match(action)) yield* checkSubject(queue, action.payload.subject);
  else if (purchaseDismissed.match(action)) {
    const payment = book.newest(yield* selectPayer(), action.payload.subject);
    if (payment?.step === 'open') book.put({ ...payment, step: 'quiet' });
  } else if (paymentContinued.match(action)) yield* continuePayment(book, action.payload.subject);
  else if (resultPageOpened.match(action) || resultPageClosed.match(action)) {
    if (queue.following) yield cancel(queue.following);
    queue.following = resultPageOpened.match(action)
      ? ((yield fork(runIsolated, () => followPayment(book, action.payload.transactionId, queue.back))) as Task)
      : null;
  } else if (paymentsFound.match(action)) yield* checkUnfinished(queue, { patient: true });
  else if (paymentStatusReceived.match(action)) yield* checkUnfinished(queue, { patient: false });
  else if (paymentsChanged.match(action)) yield* syncWithOtherTab(queue);
}

/** One attempt per subject: further clicks are ignored while it runs. */
function* startAttempt({ book, attempts, checks }: Queue, attempt: PaymentAttempt): Saga {
  const who = { account: yield* selectPayer(), purchase: attempt.purchase };
  const id = getId(who);
  if (attempts.get(id)?.isRunning()) return;
  // The attempt does its own check.
  const running = checks.get(id);
  if (running) yield cancel(running);
  const begin = function* (): Saga {
    if (!(yield* runIsolated(() => runPaymentAttempt(book, attempt))))
      yield* showPurchaseState(who, uncertainState(attempt));
  };
  attempts.set(id, (yield fork(begin)) as Task);
}

const getId = ({ account, purchase }: Pick<Payment, 'account' | 'purchase'>) => `${account}/${getSubject(purchase)}`;

function* checkSubject(queue: Queue, subject: string): Saga {
  const payment = queue.book.newest(yield* selectPayer(), subject);
  if (payment && !isFinal(payment))
    yield* checkPayments(queue, [payment], { patient: false, shouldNotify: false, read: readPaymentHistory });
  else yield put(purchaseStateChanged({ subject, to: payment ? getState(payment) : null }));
}

function* checkPayments({ book, checks }: Queue, payments: readonly Payment[], how: ReconcileCheck): Saga {
  const id = payments[0] && getId(payments[0]);
  if (id === undefined || checks.get(id)?.isRunning()) return;
  const begin = function* (): Saga {
    for (const { key } of payments) yield* runIsolated(() => reconcile(book, key, how));
  };
  checks.set(id, (yield fork(begin)) as Task);
}

function* continuePayment(book: StoredPayments, subject: string): Saga {
  const payment = book.newest(yield* selectPayer(), subject);
  const { step, paymentUrl } = payment ?? {};
  if (payment && step === 'open' && paymentUrl) yield* openPaymentPage({ ...payment, paymentUrl });
}

function* checkUnfinished(queue: Queue, { patient }: { patient: boolean }): Saga {
  const account = yield* selectPayer();
  if (!account) return;
  const read = createHistoryReader();
  const isExpired = ({ step, startedAt }: Payment) => step === 'quiet' && Date.now() - startedAt > QUIET_MS;
  const unfinished = queue.book.of(account).filter((payment) => !isFinal(payment) && !isExpired(payment));
  for (const id of new Set(unfinished.map(getId))) {
    const ofSubject = unfinished.filter((payment) => getId(payment) === id);
    yield* checkPayments(queue, ofSubject, { patient, shouldNotify: true, read });
  }
}

function* watchReturns(queue: Queue, back: EventChannel<true>): Saga {
  while (true) {
    yield take(back);
    yield* checkUnfinished(queue, { patient: false });
    yield delay(ONE_RETURN_MS);
  }
}

/** A very slow server may have charged after all, or may still be charging. */
function* watchUnsurePayments(queue: Queue): Saga {
  const unsure = (yield actionChannel(isUnsure, buffers.sliding(1))) as Channel<Action>;
  while (true) {
    yield take(unsure);
    yield delay(LATER_MS);
    yield* checkUnfinished(queue, { patient: false });
  }
}

const isUnsure = (action: Action): boolean =>
  purchaseStateChanged.match(action) && ['notCharged', 'uncertain'].includes(action.payload.to?.step ?? '');

/** Another tab stored new payment states: updates what this tab shows, the balance and the page. */
function* syncWithOtherTab({ book, since, seen }: Queue): Saga {
  const account = yield* selectPayer();
  if (!account) return;
  book.heal();
  const isNews = ({ key, step, paidAt = 0 }: Payment) => step === 'paid' && paidAt >= since && !seen.has(key);
  const payments = book.of(account);
  const paid = payments.filter(isNews);
  for (const payment of paid) seen.add(payment.key);
  for (const payment of payments) yield* refreshShown(book, payment);
  if (paid.length === 0) return;
  yield put(balanceInvalidated());
  yield* refreshFor(paid);
}

/** An unclear payment shown here, or left on this page earlier, may have been resolved in another tab. */
function* refreshShown(book: StoredPayments, payment: Payment): Saga {
  const subject = getSubject(payment.purchase);
  const shown = yield* selected(({ purchase }) => purchase.bySubject[subject]?.step);
  const isUnresolved = shown === 'uncertain' || shown === 'open' || shown === 'notCharged' || shown === 'leaving';
  if (isUnresolved && payment.step !== 'sent' && book.newest(payment.account, subject)?.key === payment.key)
    yield* showPurchaseState(payment, getState(payment));
}

/**
 * Reloads the current page if the purchase was made from it, or unlocks many pages. Other pages load their lists again
 * when they are visited.
 */
function* refreshFor(paid: readonly Payment[]): Saga {
  const { currentPath, refresh } = yield* fromVisitor('ports');
  const here = getPath(currentPath());
  const unlocking = paid.filter(({ purchase }) => changesPages(purchase));
  const isConcerned = ({ purchase, terms }: Payment) =>
    getPath(terms.returnTo) === here || ['subscription', 'membership', 'products'].includes(purchase.kind);
  if (unlocking.some(isConcerned)) refresh();
  else if (unlocking.length > 0) yield put(pageDataInvalidated());
}
