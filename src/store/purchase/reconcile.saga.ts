import { delay } from 'redux-saga/effects';
import { notPaidNotice } from '../notices/purchase-notices';
import { fromVisitor, selected, type Saga } from '../saga';
import { canRepeat } from './can-repeat.saga';
import { readPaymentHistory, findInHistory, type Reading, type Verdict } from './history';
import { isFinal, type Payment, type StoredPayments } from './pending';
import { getPageUrl } from './payment-result';
import { getSubject, type PurchaseState, type Receipt } from './purchase';
import { selectPurchase } from './purchase.slice';
import { isPayer, settlePayment, showPurchaseState } from './settle.saga';
import { lockSubject } from './subject-lock';

/** Delays between checks in ms: the server may still be working on a call whose response was lost. */
const CHECK_DELAYS_MS = [0, 1000, 2000, 4000];
/** Without a key, a second attempt could be charged as well as a late first one (decision 0066). */
const CHECK_DELAYS_WITHOUT_KEY_MS = [...CHECK_DELAYS_MS, 8000, 15_000, 30_000];
const LATE_CHARGE_MS = 60_000;

/** Transaction ids of this device's other payments. */
const getOtherTransactionIds = (book: StoredPayments, payment: Payment) =>
  new Set(
    book
      .of(payment.account)
      .flatMap(({ key, transactionId }) => (key === payment.key || !transactionId ? [] : [transactionId])),
  );

export function* checkOnce(book: StoredPayments, payment: Payment, read: Reading = readPaymentHistory): Saga<Verdict> {
  const entries = (yield* isPayer(payment)) ? yield* read(payment.purchase.pay) : null;
  // After another login, the history belongs to another account.
  return entries && (yield* isPayer(payment))
    ? findInHistory(payment, entries, getOtherTransactionIds(book, payment))
    : { is: 'unknown' };
}

/** True if a late charge can't add to another attempt: servers recognize keys, or the call was long ago. */
export function* isRepeatable({ startedAt, sentAt = startedAt }: Payment): Saga<boolean> {
  return Date.now() - sentAt > LATE_CHARGE_MS || (yield* canRepeat());
}

/** The statuses of a card payment that waits for the payer (contract B.15). */
const PAYER_STATUSES = ['pending', 'created', 'require_authentication'];

/** An accepted transaction that the history doesn't list as being charged after this time counts as not charged. */
const MAX_CHARGE_MS = 60 * 60_000;

/** True if the server responded recently with a transaction that it charges without a payment page. */
export const isAccepted = ({ step, transactionId, paymentUrl, startedAt, sentAt = startedAt }: Payment): boolean =>
  step === 'sent' && transactionId !== undefined && !paymentUrl && Date.now() - sentAt < MAX_CHARGE_MS;

/**
 * True if the server may still charge a payment that its history lists as undecided. Tokens are spent by the call
 * itself; a card is charged on the payment page, if there is one.
 */
export function isBeingCharged(payment: Payment, receipt: Receipt): boolean {
  if (payment.purchase.pay === 'token') return true;
  if (payment.paymentUrl ?? getPageUrl(receipt)) return false;
  const status = (receipt.status ?? '').toLowerCase();
  return !PAYER_STATUSES.includes(status) || (isAccepted(payment) && status !== 'require_authentication');
}

const isUndecided = (payment: Payment, verdict: Verdict) =>
  verdict.is === 'absent' ||
  verdict.is === 'unknown' ||
  (verdict.is === 'waiting' && isBeingCharged(payment, verdict.receipt));

/** Checks until the payment is found, or long enough to conclude that it doesn't exist. */
export function* checkUntilSettled(book: StoredPayments, payment: Payment): Saga<Verdict> {
  let verdict: Verdict = { is: 'unknown' };
  for (const wait of (yield* isRepeatable(payment)) ? CHECK_DELAYS_MS : CHECK_DELAYS_WITHOUT_KEY_MS) {
    yield delay(wait);
    verdict = yield* checkOnce(book, payment);
    if (!isUndecided(payment, verdict)) break;
  }
  return verdict;
}

/**
 * Stores and shows what the history says about a payment. `shouldNotify`: the visitor is elsewhere by now and gets a
 * toast.
 */
export function* applyVerdict(book: StoredPayments, payment: Payment, verdict: Verdict, shouldNotify: boolean): Saga {
  const { notify } = yield* fromVisitor('ports');
  const wasShown = payment.step !== 'quiet';
  switch (verdict.is) {
    case 'paid':
      yield* settlePayment(book, payment, verdict.receipt, 'later');
      return;
    case 'waiting':
      yield* keepWaiting(book, payment, verdict.receipt);
      return;
    case 'unknown':
      yield* showUnknown(payment);
      return;
    case 'failed':
      book.put({ ...payment, step: 'failed', transactionId: verdict.receipt._id });
      break;
    case 'absent':
      // Some histories list a transaction only when it is decided.
      if (isAccepted(payment)) {
        yield* showUnknown(payment);
        return;
      }
      book.put({ ...payment, step: 'quiet' });
  }
  if (!wasShown) return;
  yield* showPurchaseState(payment, { step: 'notCharged' });
  if (shouldNotify) notify(notPaidNotice(payment.terms));
}

function* showUnknown(payment: Payment): Saga {
  if (payment.step === 'quiet') return;
  yield* showPurchaseState(payment, payment.step === 'open' ? openState(payment) : uncertainState(payment));
}

/**
 * Keeps a payment page open. Some servers send its URL after the response, with the transaction. If it is lost, nobody
 * has paid on it, and the next attempt requests it again. A payment that is being charged stays unclear.
 */
function* keepWaiting(book: StoredPayments, before: Payment, receipt: Receipt): Saga {
  const transactionId = receipt._id;
  const payment = { ...before, transactionId, paymentUrl: before.paymentUrl ?? getPageUrl(receipt) ?? undefined };
  const isToConfirm = yield* selected(({ purchase }) => purchase.toConfirm?._id === transactionId);
  // A payment with a URL from before was dismissed.
  if (payment.step === 'quiet' && (!isToConfirm || before.paymentUrl || !payment.paymentUrl)) return;
  if (isBeingCharged(before, receipt)) {
    book.put({ ...payment, step: 'sent' });
    yield* showPurchaseState(payment, uncertainState(payment));
    return;
  }
  const step = payment.paymentUrl ? 'open' : 'quiet';
  book.put({ ...payment, step });
  yield* showPurchaseState(payment, payment.paymentUrl ? openState(payment) : { step: 'notCharged' });
}

export const openState = ({ terms, paymentUrl = '', transactionId }: Payment): PurchaseState => ({
  step: 'open',
  title: terms.title,
  paymentUrl,
  transactionId: transactionId ?? null,
});

/** Token payments have one item, which their screens name better. */
export const uncertainState = ({ purchase, terms }: Pick<Payment, 'purchase' | 'terms'>): PurchaseState =>
  purchase.pay === 'card' ? { step: 'uncertain', title: terms.title } : { step: 'uncertain' };

export interface ReconcileCheck {
  /** The attempt is recent: its call may still be running. */
  patient: boolean;
  /** The visitor is notified by a toast. */
  shouldNotify: boolean;
  read: Reading;
}

/**
 * Checks an unfinished payment, in the background or at the visitor's request. Skips payments that an attempt, here or
 * in another tab, is working on.
 */
export function* reconcile(book: StoredPayments, key: string, { patient, shouldNotify, read }: ReconcileCheck): Saga {
  const unfinished = book.find(key);
  if (!unfinished || isFinal(unfinished)) return;
  const release = yield* lockSubject(unfinished.account, getSubject(unfinished.purchase));
  if (!release) return;
  try {
    const payment = book.find(key);
    if (!payment || isFinal(payment) || (yield* isFollowed(payment))) return;
    const isOneCheckEnough = payment.step !== 'sent' || (!patient && (yield* isRepeatable(payment)));
    const shown = yield* selected(selectPurchase(getSubject(payment.purchase)));
    // A short check in the background must not interrupt a screen reader, or remove the focused button.
    const isSilent = isOneCheckEnough && shouldNotify && shown?.step === 'uncertain';
    if (payment.step === 'sent' && !isSilent) yield* showPurchaseState(payment, { step: 'checking' });
    const verdict = yield* isOneCheckEnough ? checkOnce(book, payment, read) : checkUntilSettled(book, payment);
    yield* applyVerdict(book, payment, verdict, shouldNotify);
  } finally {
    release();
  }
}

/** The result page checks it. */
const isFollowed = ({ transactionId }: Payment): Saga<boolean> =>
  selected(({ purchase }) => transactionId !== undefined && purchase.followed?.transactionId === transactionId);
