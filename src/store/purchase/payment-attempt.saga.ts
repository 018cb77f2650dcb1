import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take } from 'redux-saga/effects';
import { ApiError } from '@/lib/http/errors';
import { paths } from '@/lib/page/paths';
import { request } from '@/store/request/request.saga';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { readBalanceOnce } from '@/store/user/balance.saga';
import { balanceDoubted } from '@/store/user/user.slice';
import { answerOf, type Answer } from './answer';
import { isFinal, type Payment, type PaymentBook } from './pending';
import { subjectOf, type Purchase, type PurchaseState } from './purchase';
import { paymentsChanged, purchaseDismissed, purchaseMoved, selectPurchase, type purchaseRequested } from './purchase.slice';
import { conclude, checkOnce, checkUntilSettled, openState } from './reconcile.saga';
import { newKey, send } from './send';
import { changesPages, isPayer, payer, settle, show } from './settle.saga';
import { takeSubject, takeSubjectSoon } from './subject-lock';

export type PaymentAttempt = ReturnType<typeof purchaseRequested>['payload'];

/** The second half of a double click that finds it paid is no second press. */
const SAME_PRESS_MS = 1000;

/** How often a tab looks whether the one that pays is still there. */
const OTHER_TAB_MS = 3000;

/** One press of a button that costs something. */
export function* pay(book: PaymentBook, press: PaymentAttempt): Saga {
  const subject = subjectOf(press.purchase);
  const account = yield* payer();
  if (!account) {
    const { navigate } = yield* fromVisitor('ports');
    yield put(purchaseMoved({ subject, to: null }));
    navigate(paths.login(press.terms.returnTo));
    return;
  }
  const before = book.newest(account, subject);
  yield* show({ account, purchase: press.purchase }, { step: 'sending' });
  const atOnce = yield* takeSubject(account, subject);
  const letGo = atOnce ?? (yield* waitForTurn(account, press.purchase));
  if (!letGo) return;
  try {
    const theirs = book.newest(account, subject);
    // While this press waited, for its code or its turn, another tab has paid, or tried to.
    if (theirs && (theirs.key !== before?.key || theirs.step !== before.step || isPaidSince(press.at, theirs))) yield* show(theirs, stateOf(theirs));
    else if (!theirs && !atOnce) yield* leaveToPayer({ account, purchase: press.purchase });
    else yield* payInTurn(book, account, press);
  } finally {
    letGo();
  }
  const isPaid = (yield* selected(selectPurchase(subject)))?.step === 'done';
  if (isPaid) yield race([delay(SAME_PRESS_MS), take((action: Action) => purchaseDismissed.match(action) && action.payload.subject === subject)]);
}

/** What seems to be paid only later than now was paid before the clock was set back. */
const isPaidSince = (moment: number, { paidAt = 0 }: Payment) => paidAt >= moment && paidAt <= Date.now();

/**
 * What this press is written down as; null when an earlier one for the same subject has to be shown instead. As long as that one
 * may still be charged, the same purchase goes out under the same key, which servers charge once.
 */
function* paymentFor(book: PaymentBook, account: string, { purchase, terms }: PaymentAttempt): Saga<Payment | null> {
  const fresh: Payment = { key: newKey(), account, purchase, terms, startedAt: Date.now(), step: 'sent' };
  const earlier = book.newest(account, subjectOf(purchase));
  if (!earlier || isFinal(earlier)) return fresh;

  yield* show(earlier, { step: 'checking' });
  const isSame = JSON.stringify(earlier.purchase) === JSON.stringify(purchase);
  const verdict = yield* (isSame || earlier.step !== 'sent' ? checkOnce : checkUntilSettled)(book, earlier);
  // Nobody can have paid on a page whose address got lost, and nobody means to pay on one that was dropped.
  const isUnpaid = verdict.is === 'absent' || (verdict.is === 'waiting' && (earlier.step === 'quiet' || !earlier.paymentUrl));
  if (isUnpaid && isSame) return { ...earlier, terms, step: 'sent' };
  if (isUnpaid) book.put({ ...earlier, step: 'quiet' });
  if (verdict.is === 'failed') book.put({ ...earlier, step: 'failed', transactionId: verdict.receipt._id });
  if (isUnpaid || verdict.is === 'failed') return fresh;
  // What could not be looked up stays a question, also when the visitor had put it away.
  yield* conclude(book, { ...earlier, step: earlier.step === 'quiet' ? 'sent' : earlier.step }, verdict, false);
  return null;
}

/** Sends it, written down before, and acts on what comes of it. Nobody pays for what somebody else has pressed. */
function* carryOut(book: PaymentBook, payment: Payment): Saga {
  if (!(yield* isPayer(payment))) return;
  book.put(payment);
  yield* show(payment, { step: 'sending' });
  const answer = yield* ask(payment);
  switch (answer.is) {
    case 'paid':
      yield* settle(book, payment, answer.receipt, 'now');
      return;
    case 'open':
      yield* goToPaymentPage(book, payment, answer);
      return;
    case 'refused':
      book.put({ ...payment, step: 'failed' });
      yield* show(payment, yield* refusedState(payment, answer));
      return;
    case 'sessionOver':
      // The log-in page takes over; afterwards the history tells what became of it.
      return;
    case 'unclear':
      yield* show(payment, { step: 'checking' });
      yield* conclude(book, payment, yield* checkUntilSettled(book, payment), false);
  }
}

/** The call is not given up when the visitor leaves: what has begun is to end in an answer. */
function* ask({ purchase, key }: Payment): Saga<Answer> {
  try {
    return answerOf(yield* request((services) => send(services, purchase, key)));
  } catch (cause) {
    // The code that sends did not come: nothing went out, or the history will tell.
    return answerOf({ ok: false, error: new ApiError(0, undefined, { cause }) });
  }
}

function* goToPaymentPage(book: PaymentBook, payment: Payment, { paymentUrl, transactionId }: Extract<Answer, { is: 'open' }>): Saga {
  const { leave } = yield* fromVisitor('ports');
  const opened: Payment = { ...payment, step: 'open', transactionId: transactionId ?? undefined };
  const isHere = yield* isPayer(payment);
  // Whoever has logged out meanwhile leaves no way to it on the device.
  book.put(isHere ? { ...opened, paymentUrl } : opened);
  if (!isHere) return;
  yield* show(payment, { step: 'leaving' });
  leave(paymentUrl);
}

/** 422 has several meanings; with too few tokens on the account it is that. */
function* refusedState({ purchase, terms }: Payment, { error }: Extract<Answer, { is: 'refused' }>): Saga<PurchaseState> {
  const isAboutBalance = purchase.pay === 'token' && error.status === 422;
  if (isAboutBalance) yield* readBalanceOnce();
  const missing = isAboutBalance && (yield* selected(({ user }) => user.current.balance)) < terms.price;
  return { step: 'refused', error, missing };
}

/** Waits until the other tab has done with the subject, or is gone; null when somebody else has logged in by then. */
function* waitForTurn(account: string, purchase: Purchase): Saga<(() => void) | null> {
  const soon = yield* takeSubjectSoon(account, subjectOf(purchase));
  if (soon) return soon;
  yield* show({ account, purchase }, { step: 'elsewhere' });
  while ((yield* payer()) === account) {
    const letGo = yield* takeSubject(account, subjectOf(purchase));
    if (letGo) return letGo;
    yield race([delay(OTHER_TAB_MS), take(paymentsChanged)]);
  }
  return null;
}

/** Another tab was at it, on a device that keeps no word of what came of that: page and balance say it, and the press is the visitor's again. */
function* leaveToPayer(who: Pick<Payment, 'account' | 'purchase'>): Saga {
  const { refresh } = yield* fromVisitor('ports');
  yield* show(who, null);
  yield put(balanceDoubted());
  if (changesPages(who.purchase)) refresh();
}

function* payInTurn(book: PaymentBook, account: string, press: PaymentAttempt): Saga {
  const payment = yield* paymentFor(book, account, press);
  if (payment) yield* carryOut(book, payment);
}

/** How a payment that another tab wrote down is shown. */
export function stateOf(payment: Payment): PurchaseState | null {
  switch (payment.step) {
    case 'paid':
      return { step: 'done', title: payment.terms.title, receipt: null };
    case 'open':
      return openState(payment);
    case 'quiet':
      return { step: 'notCharged' };
    case 'sent':
    case 'failed':
      return null;
  }
}
