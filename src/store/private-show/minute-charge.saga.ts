import type { Task } from 'redux-saga';
import { call, delay, join, put, race, spawn, take } from 'redux-saga/effects';
import type { EnterStreamData } from '@/contract/token-transaction';
import type { ApiError } from '@/lib/http/errors';
import { isRefusal } from '@/entities/payment/refusal';
import { request, type Outcome } from '../request/request.saga';
import type { RootState } from '../root-reducer';
import { fromVisitor, selected, type Saga } from '../saga';
import { balanceDoubted, balanceUpdated } from '../user/user.slice';
import { MINUTE_MS, untilNextMinute } from './minute-meter';
import { minuteCharged, minuteNotCharged, selectRuns, showPaused, showRan } from './private-show.slice';
import type { Ending, Show } from './show';
import { until } from './waiting';

/** No word by then counts as none: the minute is sent again. */
const ANSWER_MS = 15_000;
/** How soon. */
const AGAIN_MS = [1000, 2000, 4000];
const LONGEST_MS = 8000;

export const minuteKey = ({ conversationId }: Pick<Show, 'conversationId'>, account: string, minute: number) => `minute-${conversationId}-${account}-${minute}`;

/** What ends a show because a minute was not charged. */
export type Unpaid = Pick<Ending, 'why' | 'says'>;

/**
 * Charges the minutes of a fan's show as they begin, and gives why it cannot go on once one is refused.
 *
 * This is the one payment that does not go through `store/purchase`. There a person presses once, is told what became of it, and may press again; here
 * nobody presses: consent was given to a price a minute, the charge follows the clock, and has to stop with the show. It keeps the same promises. One tab
 * charges (`takeShow`). Every minute has a key of its own, `minute-<conversation>-<payer>-<n>`, that any number of attempts share, so that the server charges it
 * once; a lost answer is no reason for another key. And a minute only comes to be charged when the show runs in it: nothing is saved up while the
 * connection is away.
 */
export function* chargeMinutes(show: Show, account: string): Saga<Unpaid> {
  while (true) {
    const unpaid = yield* payMinute(show, account, yield* nextDue());
    if (unpaid) return unpaid;
  }
}

/** The first minute that is not known to be charged, as soon as the show runs. */
function* nextDue(): Saga<number> {
  while (true) {
    const minute = yield* selected((state) => (selectRuns(state) ? state.privateShow.meter?.due[0] : undefined));
    if (minute !== undefined) return minute;
    yield take('*');
  }
}

/** Sends a minute until the server says what became of it. A show that was interrupted goes on with it when it runs again. */
function* payMinute(show: Show, account: string, minute: number): Saga<Unpaid | null> {
  for (let tries = 0; (yield* nextDue()) === minute; tries++) {
    const isRepeatable = yield* mayRepeat();
    const outcome = yield* sendMinute(show, account, minute, tries === 0);
    if (outcome?.ok) return null;
    if (outcome && isLasting(outcome.error)) {
      yield put(minuteNotCharged({ conversationId: show.conversationId, minute }));
      return yield* refused(outcome.error, show);
    }
    if (!isRepeatable && !isKnownUnpaid(outcome)) {
      // Without its key a second attempt could charge the minute twice: it is left alone, and the balance says what became of it.
      yield put(minuteNotCharged({ conversationId: show.conversationId, minute }));
      yield put(balanceDoubted());
      return null;
    }
    yield delay(AGAIN_MS[tries] ?? LONGEST_MS);
  }
  return null;
}

/** True if the server knows minutes by their keys. Where it cannot be reached, nothing is sent at all. */
function* mayRepeat(): Saga<boolean> {
  const { tokenTransactions } = yield* fromVisitor('services');
  return (yield call(() => tokenTransactions.canResend().catch(() => true))) as boolean;
}

/** True if the failed attempt surely charged nothing. */
const isKnownUnpaid = (outcome: Outcome<EnterStreamData> | null) => outcome !== null && !outcome.ok && (outcome.error.notSent || isRefusal(outcome.error.status));

/** Says that the show runs, at the beginning of each minute and whenever it runs again, and that it is paused. */
export function* beginMinutes(): Saga {
  while (true) {
    yield* until(selectRuns);
    const now = Date.now();
    yield put(showRan({ now }));
    const meter = yield* selected(({ privateShow }) => privateShow.meter);
    yield race([delay(meter ? untilNextMinute(meter, now) : MINUTE_MS), call(until, (state: RootState) => !selectRuns(state) || state.privateShow.meter?.startedAt !== meter?.startedAt)]);
    if (!(yield* selected(selectRuns))) yield put(showPaused({ now: Date.now() }));
  }
}

/** A server that is asked too often takes the minute later. */
const isLasting = ({ status }: ApiError) => isRefusal(status) && status !== 429;

function* refused({ status, message }: ApiError, { price }: Show): Saga<Unpaid> {
  if (status === 422 || (yield* selected(({ user }) => user.current.balance)) < price) {
    yield put(balanceDoubted());
    return { why: 'balance', says: null };
  }
  return { why: 'notCharged', says: message };
}

/** One attempt; null when no answer came in time. What has been sent is to end in an answer even when the show does not wait for it: the receipt counts it. */
function* sendMinute(show: Show, account: string, minute: number, isFirst: boolean): Saga<Outcome<EnterStreamData> | null> {
  const sent = (yield spawn(charge, show, account, minute, isFirst)) as Task;
  const { outcome = null } = (yield race({ outcome: join(sent), late: delay(ANSWER_MS) })) as { outcome?: Outcome<EnterStreamData> };
  return outcome;
}

function* charge(show: Show, account: string, minute: number, isFirst: boolean): Saga<Outcome<EnterStreamData>> {
  const idempotencyKey = minuteKey(show, account, minute);
  const outcome = yield* request(({ tokenTransactions }) => tokenTransactions.enterStream(show.streamId, { idempotencyKey }));
  const { user, privateShow } = yield* selected((state) => state);
  if (user.current._id !== account) return outcome;
  const isDue = Boolean(privateShow.meter?.due.includes(minute));
  if (outcome.ok && isDue) {
    const tokens = 'totalPrice' in outcome.data ? (outcome.data.totalPrice ?? show.price) : 0;
    // An earlier attempt may have been charged and be in the balance already.
    if (isFirst) yield put(balanceUpdated({ token: -tokens }));
    yield put(minuteCharged({ conversationId: show.conversationId, minute, tokens }));
  }
  // What became of a minute whose show was left is not asked again.
  if (outcome.ok || !isDue) yield put(balanceDoubted());
  return outcome;
}
