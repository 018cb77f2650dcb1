import type { Action } from '@reduxjs/toolkit';
import type { RoomDeparture } from '@/contract/socket';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { call, delay, put, race, spawn, take } from 'redux-saga/effects';
import { acquireTabLock, acquireTabLockWithRetry, getShowLock, type ReleaseLock } from '@/store/device/tab-lock';
import { keepPausedShow } from '../broadcast/stored-show';
import { runIsolated } from '../run-isolated';
import { fromVisitor, selected, type Saga } from '../saga';
import { balanceInvalidated } from '../user/user.slice';
import { beginMinutes, chargeMinutes, type Unpaid } from './minute-charge.saga';
import {
  participantLeft,
  resultDismissed,
  selectIsCutOff,
  showEndRequested,
  showEnded,
  showClosed,
  showOpened,
  showRefused,
  showStopped,
  showFoundElsewhere,
} from './private-show.slice';
import { settleUnclearMinutes } from './unclear-minutes.saga';
import type { Ending, Show } from './show';
import { removeRecord, canResumeShow, storeRecord, readRecord, type ShowRecord } from './show-record';
import { waitUntil, type Condition } from '../wait-until';

/** How often a waiting tab checks whether the tab with the show is still there. */
const OTHER_TAB_MS = 2000;

/**
 * Gives this tab the account's show: one tab publishes and charges the minutes, the others wait for their turn.
 * `waited` tells whether this one had to wait.
 */
function* takeShow(account: string): Saga<{ release: ReleaseLock; waited: boolean }> {
  const name = getShowLock(account);
  const atOnce = (yield* acquireTabLock(name)) ?? (yield* acquireTabLockWithRetry(name));
  if (atOnce) return { release: atOnce, waited: false };
  yield put(showFoundElsewhere());
  while (true) {
    yield delay(OTHER_TAB_MS);
    const release = yield* acquireTabLock(name);
    if (release) return { release, waited: true };
  }
}

/** Time the other side has to arrive at first. */
const ARRIVAL_MS = 30_000;
/** How often the stored show is refreshed. */
const STORE_INTERVAL_MS = 5000;

/** How a page starts or resumes a show. */
interface Arrangement {
  /** True if a stored show belongs to the page. */
  isMine: (stored: ShowRecord) => boolean;
  /** Resolves to the saga that opens a show once one is requested. */
  awaitShow: () => Saga<() => Saga<Show | null>>;
  /** Returns to a running show; null when it is over. */
  resume: (stored: ShowRecord) => Saga<Show | null>;
}

/** Runs the page's shows one after the other, each in one tab of this browser. */
export function* runShows({ isMine, awaitShow, resume }: Arrangement): Saga {
  const { storage } = yield* fromVisitor('ports');
  const account = yield* selected(({ user }) => user.current._id);
  const readOwnRecord = () => {
    const stored = readRecord(storage, account);
    return stored && canResumeShow(stored, Date.now()) && isMine(stored) ? stored : null;
  };
  while (true) {
    const open = readOwnRecord() ? null : yield* awaitShow();
    const { release, waited } = yield* takeShow(account);
    try {
      // Another tab had its turn: a show running since then counts, a request made before doesn't.
      const stored = readOwnRecord();
      const start = stored ? () => resume(stored) : waited ? null : open;
      // A defect must not end the page's saga: a show that runs would go on without it.
      if (start && !(yield* runIsolated(() => runShow(account, start)))) yield* closeFailedShow();
    } finally {
      // A show that is over must not keep another tab from the next one.
      release();
    }
    if (['refused', 'ended'].includes(yield* selected(({ privateShow }) => privateShow.step)))
      yield take(resultDismissed);
    yield put(showClosed());
  }
}

function* closeFailedShow(): Saga {
  const isOpen = (yield* selected(({ privateShow }) => privateShow.step)) === 'open';
  yield put(
    isOpen ? showEnded({ why: 'lost', message: null, at: Date.now() }) : showRefused({ why: 'refused', message: null }),
  );
}

/** One show, from its request to its end. The device stores it as long as it may continue. */
function* runShow(account: string, arrange: () => Saga<Show | null>): Saga {
  const { storage } = yield* fromVisitor('ports');
  try {
    yield race({ attended: call(arrangeAndRun, account, arrange), remembered: call(remember, account) });
  } finally {
    removeRecord(storage, account);
  }
}

function* remember(account: string): Saga {
  const { storage } = yield* fromVisitor('ports');
  while (true) {
    const stored = yield* selected(({ privateShow }) => privateShow);
    storeRecord(storage, account, stored);
    if (stored.step === 'open' && stored.show?.role === 'performer') keepPausedShow(account);
    yield race([call(waitUntil, ({ privateShow }) => privateShow !== stored), delay(STORE_INTERVAL_MS)]);
  }
}

function* arrangeAndRun(account: string, arrange: () => Saga<Show | null>): Saga {
  const show = yield* arrange();
  if (show) {
    yield put(showOpened(show));
    yield put(showEnded({ ...(yield* run(show, account)), at: Date.now() }));
    if (isPaidFor(show)) yield spawn(settleUnclearMinutes, show, account);
    yield put(balanceInvalidated());
  }
}

const isPaidFor = ({ role, price }: Show) => role === 'fan' && price > 0;

/** Runs an open show until it is over, and resolves to the reason. */
function* run(show: Show, account: string): Saga<Omit<Ending, 'at'>> {
  const isOfShow = (fact: typeof participantLeft | typeof showStopped) => (action: Action) =>
    fact.match(action) && action.payload.conversationId === show.conversationId;
  const isAlone = show.role === 'performer' && show.kind === 'group';
  const { unpaid, left, missing, ...over } = (yield race({
    unpaid: call(meterTime, show, account),
    own: take(showEndRequested),
    left: take(isOfShow(participantLeft)),
    stopped: take(isOfShow(showStopped)),
    lost: call(waitUntilMissing, (state) => !selectIsCutOff(state), RECONNECT_GRACE_MS),
    ...(isAlone ? {} : { missing: call(otherMissing) }),
  })) as { unpaid?: Unpaid; left?: ReturnType<typeof participantLeft>; missing?: Ending['why'] } & Partial<
    Record<'own' | 'stopped' | 'lost', unknown>
  >;
  if (unpaid) return unpaid;
  if (left) return { why: yield* getReason(left.payload, account), message: null };
  const why = (['own', 'stopped', 'lost'] as const).find((reason) => reason in over);
  return { why: missing ?? why ?? 'own', message: null };
}

/** Resolves when the other side hasn't arrived, or returned, in time. */
function* otherMissing(): Saga<Ending['why']> {
  while (true) {
    yield* waitUntil(({ privateShow }) => !privateShow.present);
    const hasStarted = yield* selected(({ privateShow }) => privateShow.meter !== null);
    const { timedOut } = (yield race({
      back: call(waitUntil, ({ privateShow }) => privateShow.present),
      timedOut: delay(hasStarted ? RECONNECT_GRACE_MS : ARRIVAL_MS),
    })) as { timedOut?: true };
    if (!timedOut) continue;
    if (!hasStarted) return 'noShow';
    return (yield* selected(({ privateShow }) => privateShow.hasDropped)) ? 'absent' : 'gone';
  }
}

/** Why a show is over, as reported by the server. */
function* getReason({ reason, userId }: RoomDeparture, account: string): Saga<Ending['why']> {
  if (reason !== 'connectionLost') return userId === account ? 'own' : 'left';
  if (userId === account) return 'lost';
  return (yield* selected(({ privateShow }) => privateShow.meter)) ? 'absent' : 'noShow';
}

function* meterTime(show: Show, account: string): Saga<Unpaid | undefined> {
  const { unpaid } = (yield race({
    time: call(beginMinutes),
    ...(isPaidFor(show) ? { unpaid: call(chargeMinutes, show, account) } : {}),
  })) as { unpaid?: Unpaid };
  return unpaid;
}

/** Resolves when the state hasn't met the condition for `ms`. */
function* waitUntilMissing(isMet: Condition, ms: number): Saga<true> {
  while (true) {
    yield* waitUntil((state) => !isMet(state));
    const { timedOut } = (yield race({ back: waitUntil(isMet), timedOut: delay(ms) })) as { timedOut?: true };
    if (timedOut) return true;
  }
}
