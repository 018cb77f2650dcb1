import { delay } from 'redux-saga/effects';
import { notPaidNotice } from '../notices/purchase-notices';
import { fromVisitor, selected, type Saga } from '../saga';
import { history, verdictOn, type Reading, type Verdict } from './history';
import { isFinal, type Payment, type PaymentBook } from './pending';
import { subjectOf, type PurchaseState } from './purchase';
import { isPayer, settle, show } from './settle.saga';
import { takeSubject } from './subject-lock';

/** Waits between looks: the server may still be at work on a call whose answer is lost. */
const PATIENCE_MS = [0, 1000, 2000, 4000];

/** The transactions of the other payments of this device. */
const knownBesides = (book: PaymentBook, payment: Payment) =>
  new Set(book.of(payment.account).flatMap(({ key, transactionId }) => (key === payment.key || !transactionId ? [] : [transactionId])));

export function* checkOnce(book: PaymentBook, payment: Payment, read: Reading = history): Saga<Verdict> {
  const entries = (yield* isPayer(payment)) ? yield* read(payment.purchase.pay) : null;
  // Whoever has logged in meanwhile has another history.
  return entries && (yield* isPayer(payment)) ? verdictOn(payment, entries, knownBesides(book, payment)) : { is: 'unknown' };
}

/** Looks until the payment is found, or long enough to believe that it is not there. */
export function* checkUntilSettled(book: PaymentBook, payment: Payment): Saga<Verdict> {
  let verdict: Verdict = { is: 'unknown' };
  for (const wait of PATIENCE_MS) {
    yield delay(wait);
    verdict = yield* checkOnce(book, payment);
    if (verdict.is !== 'absent' && verdict.is !== 'unknown') break;
  }
  return verdict;
}

/**
 * Writes down and shows what the history says of a payment. `told`: the visitor is elsewhere by now and hears of it by a notice.
 */
export function* conclude(book: PaymentBook, payment: Payment, verdict: Verdict, told: boolean): Saga {
  const { notify } = yield* fromVisitor('ports');
  const wasShown = payment.step !== 'quiet';
  switch (verdict.is) {
    case 'paid':
      yield* settle(book, payment, verdict.receipt, 'late');
      return;
    case 'waiting':
      yield* keepWaiting(book, payment, verdict.receipt._id);
      return;
    case 'unknown':
      if (wasShown) yield* show(payment, payment.step === 'open' ? openState(payment) : uncertainState(payment));
      return;
    case 'failed':
      book.put({ ...payment, step: 'failed', transactionId: verdict.receipt._id });
      break;
    case 'absent':
      book.put({ ...payment, step: 'quiet' });
  }
  if (!wasShown) return;
  yield* show(payment, { step: 'notCharged' });
  if (told) notify(notPaidNotice(payment.terms));
}

/** A payment page that was made. Where its address got lost, nobody has paid on it: the next press asks for it again. */
function* keepWaiting(book: PaymentBook, payment: Payment, transactionId: string): Saga {
  if (payment.step === 'quiet') return;
  const step = payment.paymentUrl ? 'open' : 'quiet';
  book.put({ ...payment, step, transactionId });
  yield* show(payment, payment.paymentUrl ? openState(payment) : { step: 'notCharged' });
}

export const openState = ({ terms, paymentUrl = '', transactionId }: Payment): PurchaseState => ({ step: 'open', title: terms.title, paymentUrl, transactionId: transactionId ?? null });

/** Where tokens pay, a subject is one thing, which its screens name better. */
export const uncertainState = ({ purchase, terms }: Pick<Payment, 'purchase' | 'terms'>): PurchaseState =>
  purchase.pay === 'card' ? { step: 'uncertain', title: terms.title } : { step: 'uncertain' };

export interface ReconcileCheck {
  /** The press was a moment ago: its call may still be under way. */
  patient: boolean;
  /** The visitor hears of it by a notice. */
  told: boolean;
  read: Reading;
}

/**
 * Finds out how an unfinished payment stands, in the background or because the visitor asks; leaves alone what a press, here or in
 * another tab, is busy with.
 */
export function* reconcile(book: PaymentBook, key: string, { patient, told, read }: ReconcileCheck): Saga {
  const asked = book.find(key);
  if (!asked || isFinal(asked)) return;
  const letGo = yield* takeSubject(asked.account, subjectOf(asked.purchase));
  if (!letGo) return;
  try {
    const payment = book.find(key);
    if (!payment || isFinal(payment) || (yield* isFollowed(payment))) return;
    if (payment.step === 'sent') yield* show(payment, { step: 'checking' });
    const verdict = yield* patient && payment.step === 'sent' ? checkUntilSettled(book, payment) : checkOnce(book, payment, read);
    yield* conclude(book, payment, verdict, told);
  } finally {
    letGo();
  }
}

/** The result page looks after it. */
const isFollowed = ({ transactionId }: Payment): Saga<boolean> => selected(({ purchase }) => transactionId !== undefined && purchase.followed?.transactionId === transactionId);
