import { delay, put, race, take } from 'redux-saga/effects';
import type { EventChannel } from 'redux-saga';
import { paymentStep } from '@/lib/payment-state';
import type { Saga } from '../saga';
import { balanceDoubted } from '../user/user.slice';
import { history } from './history';
import type { Payment, PaymentBook } from './pending';
import type { Receipt } from './purchase';
import { followedMoved, paymentCalledBack, type FollowedPayment } from './purchase.slice';
import { payer, settle, show } from './settle.saga';

/** Waits between looks, in seconds. */
const WAITS = [1, 2, 3, 5, 8, 13, 20];
const LONGEST_WAIT = 30;

type Outcome = FollowedPayment['outcome'];
type Decided = Exclude<Outcome, 'pending' | 'unknown'>;

/**
 * Follows a payment that the visitor comes back from until it is decided, however long that takes. Without an id it is the last
 * one that this device sent to a payment page.
 */
export function* follow(book: PaymentBook, asked: string | null, back: EventChannel<true>): Saga {
  const account = yield* payer();
  const kept = book.of(account).findLast(({ purchase, transactionId }) => purchase.pay === 'card' && transactionId !== undefined && (asked === null || transactionId === asked));
  const transactionId = asked ?? kept?.transactionId ?? '';
  const view = { transactionId, terms: kept?.terms ?? null, purchase: kept?.purchase ?? null };
  if (!transactionId) {
    yield put(followedMoved({ ...view, outcome: 'unknown', receipt: null }));
    return;
  }

  let receipt: Receipt | null = null;
  yield put(followedMoved({ ...view, outcome: 'pending', receipt }));
  for (let looks = 0; ; looks++) {
    const entries = yield* history('card');
    receipt = entries?.find(({ _id }) => _id === transactionId) ?? (entries ? null : receipt);
    const outcome = receipt ? outcomeOf(receipt) : 'unknown';
    if (isDecided(outcome)) yield* decide(book, kept, receipt, outcome);
    yield put(followedMoved({ ...view, outcome, receipt }));
    if (isDecided(outcome)) return;
    yield race([delay((WAITS[looks] ?? LONGEST_WAIT) * 1000), take(paymentCalledBack), take(back)]);
  }
}

const isDecided = (outcome: Outcome): outcome is Decided => outcome !== 'pending' && outcome !== 'unknown';

function outcomeOf({ status }: Receipt): Outcome {
  const step = paymentStep(status);
  if (step === 'refunded') return 'success';
  return step === 'other' ? 'pending' : step;
}

/** The page in sight says what came of it; what follows from it happens here. */
function* decide(book: PaymentBook, kept: Payment | undefined, receipt: Receipt | null, outcome: Decided): Saga {
  if (outcome === 'success') {
    if (kept) yield* settle(book, kept, receipt, 'silent');
    else yield put(balanceDoubted());
    return;
  }
  if (!kept || kept.step === 'failed') return;
  book.put({ ...kept, step: 'failed' });
  yield* show(kept, null);
}
