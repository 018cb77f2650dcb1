import type { Task } from 'redux-saga';
import { call, delay, join, put, race, spawn, take } from 'redux-saga/effects';
import type { EnterStreamData } from '@/contract/token-transaction';
import type { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import { isRefusal } from '@/entities/payment/refusal';
import { canRepeat } from '../purchase/can-repeat.saga';
import { withDenial } from '../request/denial';
import { request, type Outcome } from '../request/request.saga';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';
import { otherAccountError } from '../session/other-account';
import { balanceInvalidated, balanceUpdated } from '../user/user.slice';
import { createMinuteCall, type MinuteCall } from './minute-call';
import { MINUTE_MS, msUntilNextMinute } from './minute-meter';
import {
  minuteCharged,
  minuteChargeEnded,
  minuteChargeStarted,
  minuteNotCharged,
  roomConnectionLost,
  selectRuns,
  showPaused,
  minuteClockStarted,
} from './private-show.slice';
import type { Ending, Show } from './show';
import { waitUntil } from '../wait-until';

/** Time without a response after which the minute is sent again. */
const RESPONSE_TIMEOUT_MS = 15_000;
/** Delays before the next attempts. */
const AGAIN_MS = [1000, 2000, 4000];
const MAX_WAIT_MS = 8000;
/** How often the clock records that the page is awake. */
const AWAKE_INTERVAL_MS = 5000;
/** A check this late can't tell whether the show ran until now. */
const LATE_MS = 2 * AWAKE_INTERVAL_MS;
/** After this time without a check the device slept. Browsers delay the timers of hidden tabs by up to a minute. */
const ASLEEP_MS = MINUTE_MS + LATE_MS;

export const minuteKey = ({ conversationId }: Pick<Show, 'conversationId'>, account: string, minute: number) =>
  `minute-${conversationId}-${account}-${minute}`;

/** Why a show ends after a minute wasn't charged. */
export type Unpaid = Pick<Ending, 'why' | 'message'>;

/**
 * Charges the minutes of a fan's show as they begin. Resolves to the reason it can't continue once a minute is refused.
 *
 * This is the only payment that doesn't go through `store/purchase`. There, a person clicks once, sees the result and
 * may click again. Here nobody clicks: the fan agreed to a price per minute, and the charge follows the clock and must
 * stop with the show. The guarantees are the same. Only one tab charges (`takeShow`). Every minute has its own key,
 * `minute-<conversation>-<payer>-<n>`, shared by all attempts, so the server charges it once; a lost response never
 * creates another key. A minute is only charged if the show runs in it: minutes during a lost connection are skipped.
 */
export function* chargeMinutes(show: Show, account: string): Saga<Unpaid> {
  const send = createMinuteCall(show);
  while (true) {
    const unpaid = yield* payMinute(show, account, yield* nextDue(), send);
    if (unpaid) return unpaid;
  }
}

/** Waits until the show runs, and resolves to the first minute that isn't known to be charged. */
function* nextDue(): Saga<number> {
  while (true) {
    const minute = yield* selected((state) => (selectRuns(state) ? state.privateShow.meter?.due[0] : undefined));
    if (minute !== undefined) return minute;
    yield take('*');
  }
}

/** Sends a minute until the server reports its result. An interrupted show resumes with this minute. */
function* payMinute(show: Show, account: string, minute: number, send: MinuteCall): Saga<Unpaid | null> {
  for (let tries = 0; (yield* nextDue()) === minute; tries++) {
    const isRepeatable = yield* canRepeat();
    const outcome = yield* sendMinute(show, account, minute, send, tries === 0);
    if (outcome?.ok) return null;
    if (outcome && isLasting(outcome.error)) {
      yield put(minuteNotCharged({ conversationId: show.conversationId, minute }));
      return yield* getRefusal(outcome.error, show);
    }
    if (!isRepeatable && !isKnownUnpaid(outcome)) {
      // Without keys, a second attempt could charge the minute twice. It isn't retried; the balance shows whether it
      // was charged.
      yield put(minuteNotCharged({ conversationId: show.conversationId, minute }));
      yield put(balanceInvalidated());
      return null;
    }
    yield delay(AGAIN_MS[tries] ?? MAX_WAIT_MS);
  }
  return null;
}

/** True if the failed attempt certainly charged nothing. */
const isKnownUnpaid = (outcome: Outcome<EnterStreamData> | null) =>
  outcome !== null && !outcome.ok && (outcome.error.notSent || isRefusal(outcome.error.status));

/**
 * Dispatches `minuteClockStarted` when a minute starts or the show resumes, and `showPaused` when it pauses. After the
 * device slept, the show is paused since the last check, and the room must admit this side again: until then nobody
 * knows whether the show still runs.
 */
export function* beginMinutes(): Saga {
  while (true) {
    yield* waitUntil(selectRuns);
    const awakeAt = Date.now();
    yield put(minuteClockStarted({ now: awakeAt }));
    const meter = yield* selected(({ privateShow }) => privateShow.meter);
    yield race([
      delay(Math.min(AWAKE_INTERVAL_MS, meter ? msUntilNextMinute(meter, awakeAt) : MINUTE_MS)),
      call(
        waitUntil,
        (state: RootState) => !selectRuns(state) || state.privateShow.meter?.startedAt !== meter?.startedAt,
      ),
    ]);
    const now = Date.now();
    if (now - awakeAt > ASLEEP_MS) yield put(roomConnectionLost());
    if (!(yield* selected(selectRuns))) yield put(showPaused({ now: now - awakeAt > LATE_MS ? awakeAt : now }));
  }
}

/** A rate-limited server accepts the minute later. */
const isLasting = ({ status }: ApiError) => isRefusal(status) && status !== 429;

function* getRefusal({ status, message }: ApiError, { price }: Show): Saga<Unpaid> {
  if (status === 422 || (yield* selected(({ user }) => user.current.balance)) < price) {
    yield put(balanceInvalidated());
    return { why: 'balance', message: null };
  }
  return { why: 'notCharged', message };
}

/**
 * One attempt; null when no response came in time. The call continues even if the show doesn't wait for it, because the
 * receipt needs its result.
 */
function* sendMinute(
  show: Show,
  account: string,
  minute: number,
  send: MinuteCall,
  isFirst: boolean,
): Saga<Outcome<EnterStreamData> | null> {
  const sent = (yield spawn(chargeMinute, show, account, minute, send, isFirst)) as Task;
  const { outcome = null } = (yield race({ outcome: join(sent), timeout: delay(RESPONSE_TIMEOUT_MS) })) as {
    outcome?: Outcome<EnterStreamData>;
  };
  return outcome;
}

function* chargeMinute(
  show: Show,
  account: string,
  minute: number,
  send: MinuteCall,
  isFirst: boolean,
): Saga<Outcome<EnterStreamData>> {
  const idempotencyKey = minuteKey(show, account, minute);
  const otherAccount = yield* otherAccountError(account);
  if (otherAccount) return { ok: false, error: otherAccount };
  const minuteOfShow = { conversationId: show.conversationId, minute };
  yield put(minuteChargeStarted(minuteOfShow));
  const outcome = withDenial(yield* request((services) => send(services, { idempotencyKey, background: true })));
  const { user, privateShow } = yield* selected((state) => state);
  if (user.current._id !== account) return outcome;
  const isDue = Boolean(privateShow.meter?.due.includes(minute));
  if (outcome.ok) {
    const charged = isRecord(outcome.data) && 'totalPrice' in outcome.data ? outcome.data.totalPrice : undefined;
    const tokens = charged ?? show.price;
    // An earlier attempt may have been charged, so the balance may already include it.
    if (isFirst && isDue) yield put(balanceUpdated({ token: -tokens }));
    yield put(minuteCharged({ ...minuteOfShow, tokens }));
  }
  yield put(minuteChargeEnded(minuteOfShow));
  // Once the show no longer waits for a minute, nothing retries a failed attempt, so the balance shows its result.
  if (outcome.ok || !isDue) yield put(balanceInvalidated());
  return outcome;
}
