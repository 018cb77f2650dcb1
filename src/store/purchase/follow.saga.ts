import { delay, put, race, take } from 'redux-saga/effects';
import type { EventChannel } from 'redux-saga';
import { paymentStep } from '@/entities/payment/payment-state';
import type { Saga } from '../saga';
import { balanceDoubted } from '../user/user.slice';
import { history } from './history';
import { checkOnce } from './reconcile.saga';
import type { Payment, PaymentBook } from './pending';
import type { Receipt } from './purchase';
import { followedMoved, paymentCalledBack, type FollowedPayment } from './purchase.slice';
import { payer, settle, show } from './settle.saga';

/** Delays between checks, in seconds. */
const WAITS = [1, 2, 3, 5, 8, 13, 20];
const LONGEST_WAIT = 30;

type Outcome = FollowedPayment['outcome'];
type Decided = Exclude<Outcome, 'pending' | 'unknown'>;

/**
 * Checks a payment that the visitor returns from until it is decided, however long that takes. Without an id, it is the last one this device sent to
 * a payment page.
 */
export function* follow(book: PaymentBook, asked: string | null, back: EventChannel<true>): Saga {
  const account = yield* payer();
  let kept = keptAs(book, account, asked);
  let id = asked ?? kept?.transactionId;
  const view = () => ({ transactionId: id ?? '', terms: kept?.terms ?? null, purchase: kept?.purchase ?? null });
  if (id === undefined && !kept) {
    yield put(followedMoved({ ...view(), outcome: 'unknown', receipt: null }));
    return;
  }

  let receipt: Receipt | null = null;
  yield put(followedMoved({ ...view(), outcome: 'pending', receipt }));
  for (let looks = 0; ; looks++) {
    yield* learnId(book, account, kept);
    kept = (kept && book.find(kept.key)) ?? keptAs(book, account, asked);
    id ??= kept?.transactionId;
    const entries = id === undefined ? null : yield* history('card');
    receipt = entries?.find(({ _id }) => _id === id) ?? (entries ? null : receipt);
    const outcome = receipt ? outcomeOf(receipt) : 'unknown';
    if (isDecided(outcome)) yield* decide(book, kept, receipt, outcome);
    yield put(followedMoved({ ...view(), outcome, receipt }));
    if (isDecided(outcome)) return;
    yield race([delay((WAITS[looks] ?? LONGEST_WAIT) * 1000), take(paymentCalledBack), take(back)]);
  }
}

/** Card payments that reached a payment page, newest last. */
const begun = (book: PaymentBook, account: string) =>
  book.of(account).filter(({ purchase, step, transactionId, paymentUrl }) => purchase.pay === 'card' && (transactionId !== undefined || paymentUrl !== undefined || step === 'open'));

/** The stored payment with this id; without an id, the last one. */
const keptAs = (book: PaymentBook, account: string, asked: string | null) => begun(book, account).findLast(({ transactionId }) => asked === null || transactionId === asked);

/** Some servers reveal the id only in the history. Until it is known, the last payment without an id may be the one meant. */
function* learnId(book: PaymentBook, account: string, known: Payment | undefined): Saga {
  const nameless = (known ? [known] : begun(book, account)).findLast(({ transactionId }) => transactionId === undefined);
  const verdict = nameless && (yield* checkOnce(book, nameless));
  const now = nameless && book.find(nameless.key);
  if (now && now.transactionId === undefined && verdict && 'receipt' in verdict) book.put({ ...now, transactionId: verdict.receipt._id });
}

const isDecided = (outcome: Outcome): outcome is Decided => outcome !== 'pending' && outcome !== 'unknown';

function outcomeOf({ status }: Receipt): Outcome {
  const step = paymentStep(status);
  if (step === 'refunded') return 'success';
  return step === 'other' ? 'pending' : step;
}

/** The page shows the result; its consequences are handled here. */
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
