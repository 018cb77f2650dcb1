import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Channel, EventChannel, Task } from 'redux-saga';
import { cancel, delay, fork, put, take, takeEvery } from 'redux-saga/effects';
import { pathOf } from '@/lib/page/paths';
import { contained } from '@/store/run-isolated';
import { returns } from '@/store/device/visibility-channel';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { loggedOut } from '@/store/session/session.actions';
import { balanceDoubted } from '@/store/user/user.slice';
import { follow } from './follow.saga';
import { history, readOnce } from './history';
import { isFinal, PaymentBook, type Payment } from './pending';
import { pay, stateOf, type PaymentAttempt } from './payment-attempt.saga';
import { subjectOf } from './purchase';
import {
  paymentCalledBack,
  paymentContinued,
  paymentFollowed,
  paymentLeft,
  paymentsChanged,
  paymentsFound,
  purchaseRequested,
  purchaseCheckRequested,
  purchaseDismissed,
  purchaseMoved,
} from './purchase.slice';
import { reconcile, uncertainState, type ReconcileCheck } from './reconcile.saga';
import { changesPages, payer, show } from './settle.saga';

/** Browsers fire several events for one return to the page. */
const ONE_RETURN_MS = 5000;
const LATER_MS = 60_000;

/** How long payments that weren't charged, or were dismissed, are checked: payment pages expire by then. */
const QUIET_MS = 2 * 60 * 60 * 1000;

/**
 * The payment queue: serves one action after the other and lets each payment run by itself. Loaded with the first payment attempt, or when the device
 * stores a payment. `since` is when this page was loaded.
 */
export function* runPaymentQueue(first: UnknownAction, actions: Channel<UnknownAction>, since: number): Saga {
  const { storage } = yield* fromVisitor('ports');
  const book = new PaymentBook(storage);
  const desk: Desk = { book, back: yield* returns(), since, seen: new Set(), presses: new Map(), looks: new Map(), following: null };
  yield fork(watchReturns, desk, yield* returns());
  yield takeEvery((action: Action) => purchaseMoved.match(action) && action.payload.to?.step === 'notCharged', lookLater, desk);
  yield takeEvery(loggedOut, () => book.forget());
  for (let action = first; ; action = (yield take(actions)) as UnknownAction) yield* serve(desk, action);
}

interface Desk {
  book: PaymentBook;
  back: EventChannel<true>;
  since: number;
  /** Keys of paid payments that this page already shows. */
  seen: Set<string>;
  /** Running payment attempts by payer and subject. */
  presses: Map<string, Task>;
  /** Running checks, by the same id. */
  looks: Map<string, Task>;
  following: Task | null;
}

function* serve(desk: Desk, action: UnknownAction): Saga {
  const { book } = desk;
  if (purchaseRequested.match(action)) yield* beginPress(desk, action.payload);
  else if (purchaseCheckRequested.match(action)) yield* check(desk, action.payload.subject);
  else if (purchaseDismissed.match(action)) {
    const payment = book.newest(yield* payer(), action.payload.subject);
    if (payment?.step === 'open') book.put({ ...payment, step: 'quiet' });
  } else if (paymentContinued.match(action)) yield* goOn(book, action.payload.subject);
  else if (paymentFollowed.match(action) || paymentLeft.match(action)) {
    if (desk.following) yield cancel(desk.following);
    desk.following = paymentFollowed.match(action) ? ((yield fork(contained, () => follow(book, action.payload.transactionId, desk.back))) as Task) : null;
  } else if (paymentsFound.match(action)) yield* lookAfter(desk, { patient: true });
  else if (paymentCalledBack.match(action)) yield* lookAfter(desk, { patient: false });
  else if (paymentsChanged.match(action)) yield* agree(desk);
}

/** One attempt per subject: further clicks are ignored while it runs. */
function* beginPress({ book, presses, looks }: Desk, press: PaymentAttempt): Saga {
  const who = { account: yield* payer(), purchase: press.purchase };
  const id = idOf(who);
  if (presses.get(id)?.isRunning()) return;
  // The attempt does its own check.
  const look = looks.get(id);
  if (look) yield cancel(look);
  const begin = function* (): Saga {
    if (!(yield* contained(() => pay(book, press)))) yield* show(who, uncertainState(press));
  };
  presses.set(id, (yield fork(begin)) as Task);
}

const idOf = ({ account, purchase }: Pick<Payment, 'account' | 'purchase'>) => `${account}/${subjectOf(purchase)}`;

function* check(desk: Desk, subject: string): Saga {
  const payment = desk.book.newest(yield* payer(), subject);
  if (payment && !isFinal(payment)) yield* look(desk, [payment], { patient: false, told: false, read: history });
  else yield put(purchaseMoved({ subject, to: payment ? stateOf(payment) : null }));
}

/** Checks the payments for one subject, one after the other. */
function* look({ book, looks }: Desk, payments: readonly Payment[], how: ReconcileCheck): Saga {
  const id = payments[0] && idOf(payments[0]);
  if (id === undefined || looks.get(id)?.isRunning()) return;
  const begin = function* (): Saga {
    for (const { key } of payments) yield* contained(() => reconcile(book, key, how));
  };
  looks.set(id, (yield fork(begin)) as Task);
}

function* goOn(book: PaymentBook, subject: string): Saga {
  const { leave } = yield* fromVisitor('ports');
  const payment = book.newest(yield* payer(), subject);
  if (payment?.step !== 'open' || !payment.paymentUrl) return;
  yield* show(payment, { step: 'leaving' });
  leave(payment.paymentUrl);
}

/** Checks every unfinished payment. */
function* lookAfter(desk: Desk, { patient }: { patient: boolean }): Saga {
  const account = yield* payer();
  if (!account) return;
  const read = readOnce();
  const isForgotten = ({ step, startedAt }: Payment) => step === 'quiet' && Date.now() - startedAt > QUIET_MS;
  const unfinished = desk.book.of(account).filter((payment) => !isFinal(payment) && !isForgotten(payment));
  for (const id of new Set(unfinished.map(idOf))) {
    const ofSubject = unfinished.filter((payment) => idOf(payment) === id);
    yield* look(desk, ofSubject, { patient, told: true, read });
  }
}

function* watchReturns(desk: Desk, back: EventChannel<true>): Saga {
  while (true) {
    yield take(back);
    yield* lookAfter(desk, { patient: false });
    yield delay(ONE_RETURN_MS);
  }
}

/** A very slow server may have charged after all. */
function* lookLater(desk: Desk): Saga {
  yield delay(LATER_MS);
  yield* lookAfter(desk, { patient: false });
}

/** Another tab stored new payment states: updates what this tab shows, the balance and the page. */
function* agree({ book, since, seen }: Desk): Saga {
  const account = yield* payer();
  if (!account) return;
  book.heal();
  const isNews = ({ key, step, paidAt = 0 }: Payment) => step === 'paid' && paidAt >= since && !seen.has(key);
  const payments = book.of(account);
  const paid = payments.filter(isNews);
  for (const payment of paid) seen.add(payment.key);
  for (const payment of payments) yield* showAgain(book, payment);
  if (paid.length === 0) return;
  yield put(balanceDoubted());
  yield* refreshFor(paid);
}

/** An unclear payment shown here, or left on this page earlier, may have been resolved in another tab. */
function* showAgain(book: PaymentBook, payment: Payment): Saga {
  const subject = subjectOf(payment.purchase);
  const shown = yield* selected(({ purchase }) => purchase.bySubject[subject]?.step);
  const isQuestion = shown === 'uncertain' || shown === 'open' || shown === 'notCharged' || shown === 'leaving';
  if (isQuestion && payment.step !== 'sent' && book.newest(payment.account, subject)?.key === payment.key) yield* show(payment, stateOf(payment));
}

/** Reloads the current page if the purchase was made from it, or unlocks many pages. */
function* refreshFor(paid: readonly Payment[]): Saga {
  const { currentPath, refresh } = yield* fromVisitor('ports');
  const here = pathOf(currentPath());
  const concerns = ({ purchase, terms }: Payment) =>
    changesPages(purchase) && (pathOf(terms.returnTo) === here || ['subscription', 'membership', 'products'].includes(purchase.kind));
  if (paid.some(concerns)) refresh();
}
