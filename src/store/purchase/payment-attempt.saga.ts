import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take } from 'redux-saga/effects';
import { ApiError } from '@/lib/http/errors';
import { paths } from '@/lib/page/paths';
import { request } from '@/store/request/request.saga';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { otherAccountError } from '@/store/session/other-account';
import { readBalanceOnce } from '@/store/user/balance.saga';
import { balanceInvalidated } from '@/store/user/user.slice';
import { toPaymentResult, type PaymentResult } from './payment-result';
import { isFinal, type Payment, type StoredPayments } from './pending';
import { omitPersonalFields, stripPayment } from './pending-after-logout';
import { getSubject, type Purchase, type PurchaseState } from './purchase';
import {
  paymentsChanged,
  purchaseDismissed,
  purchaseStateChanged,
  selectPurchase,
  type purchaseRequested,
} from './purchase.slice';
import {
  applyVerdict,
  checkOnce,
  checkUntilSettled,
  isAccepted,
  isBeingCharged,
  isRepeatable,
  openState,
} from './reconcile.saga';
import { newKey, sendPayment } from './send';
import { changesPages, isPayer, selectPayer, settlePayment, showPurchaseState } from './settle.saga';
import { lockSubject, lockSubjectWithRetry } from './subject-lock';

export type PaymentAttempt = ReturnType<typeof purchaseRequested>['payload'];

/** Ignore the second click of a double click after the payment succeeded. */
const SAME_CLICK_MS = 1000;

/** How often a waiting tab checks whether the paying tab is still there. */
const OTHER_TAB_MS = 3000;

/** One payment attempt: one click on a button that spends. */
export function* runPaymentAttempt(book: StoredPayments, attempt: PaymentAttempt): Saga {
  const subject = getSubject(attempt.purchase);
  const account = yield* selectPayer();
  if (!account) {
    const { navigate } = yield* fromVisitor('ports');
    yield put(purchaseStateChanged({ subject, to: null }));
    navigate(paths.login(attempt.terms.returnTo));
    return;
  }
  const before = book.newest(account, subject);
  yield* showPurchaseState({ account, purchase: attempt.purchase }, { step: 'sending' });
  const atOnce = yield* lockSubject(account, subject);
  const release = atOnce ?? (yield* waitForTurn(account, attempt.purchase));
  if (!release) return;
  try {
    const theirs = book.newest(account, subject);
    // While this attempt waited for its code or its turn, another tab paid, or tried to.
    if (theirs && (theirs.key !== before?.key || theirs.step !== before.step || isPaidSince(attempt.at, theirs)))
      yield* showPurchaseState(theirs, getState(theirs));
    else if (!theirs && !atOnce) yield* leaveToPayer({ account, purchase: attempt.purchase });
    else yield* payInTurn(book, account, attempt);
  } finally {
    release();
  }
  const isPaid = (yield* selected(selectPurchase(subject)))?.step === 'done';
  if (isPaid)
    yield race([
      delay(SAME_CLICK_MS),
      take((action: Action) => purchaseDismissed.match(action) && action.payload.subject === subject),
    ]);
}

/** A payment time in the future means that the clock was set back since. */
const isPaidSince = (time: number, { paidAt = 0 }: Payment) => paidAt >= time && paidAt <= Date.now();

/**
 * The record of this attempt; null when an earlier one for the same subject must be shown instead. As long as the
 * earlier one may still be charged, the same purchase is sent under the same key, which servers charge once.
 */
function* paymentFor(book: StoredPayments, account: string, { purchase, terms }: PaymentAttempt): Saga<Payment | null> {
  const newPayment: Payment = { key: newKey(), account, purchase, terms, startedAt: Date.now(), step: 'sent' };
  const earlier = book.newest(account, getSubject(purchase));
  if (!earlier || isFinal(earlier)) return newPayment;

  yield* showPurchaseState(earlier, { step: 'checking' });
  // After a logout, the stored purchase lacks personal fields.
  const isSame = [purchase, omitPersonalFields(purchase)].some(
    (one) => JSON.stringify(one) === JSON.stringify(earlier.purchase),
  );
  const isOneCheckEnough = earlier.step !== 'sent' || (isSame && (yield* isRepeatable(earlier)));
  const verdict = yield* (isOneCheckEnough ? checkOnce : checkUntilSettled)(book, earlier);
  // A payment page can't be paid on once its URL is lost, and won't be once it was dismissed.
  const isUnpaid =
    (verdict.is === 'absent' && !isAccepted(earlier)) ||
    (verdict.is === 'waiting' &&
      !isBeingCharged(earlier, verdict.receipt) &&
      (earlier.step === 'quiet' || !earlier.paymentUrl));
  // Without a URL, the transaction can't be paid, and its id must not be taken for that of the new one.
  const transactionId = earlier.paymentUrl && earlier.transactionId;
  if (isUnpaid && isSame) return { ...earlier, purchase, terms, step: 'sent', transactionId };
  if (isUnpaid) book.put({ ...earlier, step: 'quiet' });
  if (verdict.is === 'failed') book.put({ ...earlier, step: 'failed', transactionId: verdict.receipt._id });
  if (isUnpaid || verdict.is === 'failed') return newPayment;
  // An attempt that couldn't be looked up stays unclear, even if the visitor dismissed it.
  yield* applyVerdict(book, { ...earlier, step: earlier.step === 'quiet' ? 'sent' : earlier.step }, verdict, false);
  return null;
}

/** Stores the attempt, sends it, and acts on the result. Does nothing if another account is logged in by now. */
function* carryOut(book: StoredPayments, attempt: Payment): Saga {
  if (!(yield* isPayer(attempt))) return;
  const sent: Payment = { ...attempt, sentAt: Date.now() };
  book.put(sent);
  yield* showPurchaseState(sent, { step: 'sending' });
  const result = yield* sendPaymentAndWait(sent);
  const isHere = yield* isPayer(sent);
  // After a logout, personal data must not be stored again.
  const payment: Payment = { ...sent, ...(isHere ? null : stripPayment(sent)), sentAt: Date.now() };
  switch (result.is) {
    case 'paid':
      yield* settlePayment(book, payment, result.receipt, 'now');
      return;
    case 'open':
      yield* goToPaymentPage(book, payment, result);
      return;
    case 'refused':
      book.put({ ...payment, step: 'failed' });
      yield* showPurchaseState(payment, yield* refusedState(payment, result));
      return;
    case 'sessionOver':
      // The login page takes over; after the login, the history tells the result.
      return;
    case 'unclear': {
      const { transactionId } = result;
      const unclear = transactionId ? { ...payment, transactionId, paymentUrl: undefined } : payment;
      if (isHere || transactionId) book.put(unclear);
      yield* showPurchaseState(unclear, { step: 'checking' });
      yield* applyVerdict(book, unclear, yield* checkUntilSettled(book, unclear), false);
    }
  }
}

/** Not aborted when the visitor leaves, because a call that was sent needs its result. */
function* sendPaymentAndWait({ account, purchase, key }: Payment): Saga<PaymentResult> {
  const otherAccount = yield* otherAccountError(account);
  if (otherAccount) return toPaymentResult({ ok: false, error: otherAccount }, purchase.pay);
  try {
    return toPaymentResult(yield* request((services) => sendPayment(services, purchase, key)), purchase.pay);
  } catch (cause) {
    // The sending code failed to load, so nothing was sent, or the history will tell.
    return toPaymentResult({ ok: false, error: new ApiError(0, undefined, { cause }) }, purchase.pay);
  }
}

function* goToPaymentPage(
  book: StoredPayments,
  payment: Payment,
  { paymentUrl, transactionId }: Extract<PaymentResult, { is: 'open' }>,
): Saga {
  const opened: Payment = { ...payment, step: 'open', transactionId: transactionId ?? undefined };
  const isHere = yield* isPayer(payment);
  // After a logout, the payment URL must not stay on the device.
  book.put(isHere ? { ...opened, paymentUrl } : opened);
  if (!isHere) return;
  yield* openPaymentPage({ ...opened, paymentUrl });
}

/** Opens the payment page. If the browser blocks it, a click can open it. */
export function* openPaymentPage(payment: Payment & { paymentUrl: string }): Saga {
  const { leave } = yield* fromVisitor('ports');
  yield* showPurchaseState(payment, { step: 'leaving' });
  if (!leave(payment.paymentUrl)) yield* showPurchaseState(payment, openState(payment));
}

/** 422 has several meanings; with a balance below the price it means too few tokens. */
function* refusedState(
  { purchase, terms }: Payment,
  { error }: Extract<PaymentResult, { is: 'refused' }>,
): Saga<PurchaseState> {
  const isAboutBalance = purchase.pay === 'token' && error.status === 422;
  if (isAboutBalance) yield* readBalanceOnce();
  const missing = isAboutBalance && (yield* selected(({ user }) => user.current.balance)) < terms.price;
  return { step: 'refused', error, missing };
}

/** Waits until the other tab is done with the subject or closed; null when another account is logged in by then. */
function* waitForTurn(account: string, purchase: Purchase): Saga<(() => void) | null> {
  const soon = yield* lockSubjectWithRetry(account, getSubject(purchase));
  if (soon) return soon;
  yield* showPurchaseState({ account, purchase }, { step: 'elsewhere' });
  while ((yield* selectPayer()) === account) {
    const release = yield* lockSubject(account, getSubject(purchase));
    if (release) return release;
    yield race([delay(OTHER_TAB_MS), take(paymentsChanged)]);
  }
  return null;
}

/**
 * The other tab's result is unknown because the device refuses storage: page and balance are reloaded, and the visitor
 * decides again.
 */
function* leaveToPayer(who: Pick<Payment, 'account' | 'purchase'>): Saga {
  const { refresh } = yield* fromVisitor('ports');
  yield* showPurchaseState(who, null);
  yield put(balanceInvalidated());
  if (changesPages(who.purchase)) refresh();
}

function* payInTurn(book: StoredPayments, account: string, attempt: PaymentAttempt): Saga {
  const payment = yield* paymentFor(book, account, attempt);
  if (payment) yield* carryOut(book, payment);
}

/** The state to show for a payment stored by another tab. */
export function getState(payment: Payment): PurchaseState | null {
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
