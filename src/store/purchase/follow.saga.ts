import { delay, put, race, take } from 'redux-saga/effects';
import type { EventChannel } from 'redux-saga';
import { normalizePaymentStatus } from '@/entities/payment/payment-state';
import type { Saga } from '../saga';
import { balanceInvalidated } from '../user/user.slice';
import { readPaymentHistory } from './history';
import { checkOnce } from './reconcile.saga';
import type { Payment, StoredPayments } from './pending';
import type { Receipt } from './purchase';
import { followedPaymentChanged, paymentStatusReceived, type FollowedPayment } from './purchase.slice';
import { selectPayer, settlePayment, showPurchaseState } from './settle.saga';

/** Delays between checks, in seconds. */
const WAITS = [1, 2, 3, 5, 8, 13, 20];
const MAX_WAIT_S = 30;

type Outcome = FollowedPayment['outcome'];
type Decided = Exclude<Outcome, 'pending' | 'unknown'>;

/**
 * Checks a payment that the visitor returns from until it is decided, however long that takes. Without an id, it is the
 * last one this device sent to a payment page.
 */
export function* followPayment(book: StoredPayments, requestedId: string | null, back: EventChannel<true>): Saga {
  const account = yield* selectPayer();
  let stored = storedPayment(book, account, requestedId);
  let id = requestedId ?? stored?.transactionId;
  const view = () => ({ transactionId: id ?? '', terms: stored?.terms ?? null, purchase: stored?.purchase ?? null });
  if (id === undefined && !stored) {
    yield put(followedPaymentChanged({ ...view(), outcome: 'unknown', receipt: null }));
    return;
  }

  let receipt: Receipt | null = null;
  yield put(followedPaymentChanged({ ...view(), outcome: 'pending', receipt }));
  for (let checks = 0; ; checks++) {
    yield* learnId(book, account, stored);
    stored = (stored && book.find(stored.key)) ?? storedPayment(book, account, requestedId);
    id ??= stored?.transactionId;
    const entries = id === undefined ? null : yield* readPaymentHistory('card');
    receipt = entries?.find(({ _id }) => _id === id) ?? (entries ? null : receipt);
    const outcome = receipt ? getOutcome(receipt) : 'unknown';
    if (isDecided(outcome)) yield* applyOutcome(book, stored, receipt, outcome);
    yield put(followedPaymentChanged({ ...view(), outcome, receipt }));
    if (isDecided(outcome)) return;
    yield race([delay((WAITS[checks] ?? MAX_WAIT_S) * 1000), take(paymentStatusReceived), take(back)]);
  }
}

/** Card payments that reached a payment page, newest last. */
const atPaymentPage = (book: StoredPayments, account: string) =>
  book
    .of(account)
    .filter(
      ({ purchase, step, transactionId, paymentUrl }) =>
        purchase.pay === 'card' && (transactionId !== undefined || paymentUrl !== undefined || step === 'open'),
    );

/** The stored payment with this id; without an id, the last one. */
const storedPayment = (book: StoredPayments, account: string, requestedId: string | null) =>
  atPaymentPage(book, account).findLast(({ transactionId }) => requestedId === null || transactionId === requestedId);

/**
 * Some servers reveal the id only in the history. Until it is known, the last payment without an id may be the one
 * meant.
 */
function* learnId(book: StoredPayments, account: string, known: Payment | undefined): Saga {
  const nameless = (known ? [known] : atPaymentPage(book, account)).findLast(
    ({ transactionId }) => transactionId === undefined,
  );
  const verdict = nameless && (yield* checkOnce(book, nameless));
  const now = nameless && book.find(nameless.key);
  if (now && now.transactionId === undefined && verdict && 'receipt' in verdict)
    book.put({ ...now, transactionId: verdict.receipt._id });
}

const isDecided = (outcome: Outcome): outcome is Decided => outcome !== 'pending' && outcome !== 'unknown';

function getOutcome({ status }: Receipt): Outcome {
  const step = normalizePaymentStatus(status);
  if (step === 'refunded') return 'success';
  return step === 'other' ? 'pending' : step;
}

/** The page shows the result; its consequences are handled here. */
function* applyOutcome(
  book: StoredPayments,
  stored: Payment | undefined,
  receipt: Receipt | null,
  outcome: Decided,
): Saga {
  if (outcome === 'success') {
    if (stored) yield* settlePayment(book, stored, receipt, 'silent');
    else yield put(balanceInvalidated());
    return;
  }
  if (!stored || stored.step === 'failed') return;
  book.put({ ...stored, step: 'failed' });
  yield* showPurchaseState(stored, null);
}
