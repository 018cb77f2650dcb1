import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, delay, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { paths } from '@/lib/page/paths';
import { otherTabsChannel } from '../device/other-tabs';
import {
  type ReleaseLock,
  acquireTabLock,
  acquireTabLockWithRetry,
  BROADCAST_LOCK,
  getShowLock,
  isLockedElsewhere,
} from '../device/tab-lock';
import { requestInvitation } from '../private-show/request-invitation.saga';
import { storeOpenedShow } from '../private-show/show-record';
import { requestRecord } from '../request/request.saga';
import { type StoredError, storedError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';
import { isVisitorChange, sessionEnded } from '../session/session.actions';
import { membersChanged } from '../streaming/streaming.slice';
import {
  bookedIncomeLoaded,
  consoleCleared,
  goLiveRequested,
  groupShowRequested,
  pauseRequested,
  latestSaleRecorded,
  showChanged,
  showEnded,
  showOpened,
  showRefused,
  showTipped,
  latestSubscriberRecorded,
  ticketSold,
  wentOnAir,
} from './broadcast.slice';
import { getFigures } from './broadcast.state';
import { storedShow } from './stored-show';

/** Storage key by which a tab asks the live tab to hand over the show. */
const HAND_OVER_KEY = 'encore.show-hand-over';

/** How often the device stores that the show is still live. */
const STORE_INTERVAL_MS = 10_000;

/** How long the live tab has to hand over its show, and how often this tab checks. */
const HAND_OVER_MS = 10_000;
const CHECK_INTERVAL_MS = 250;
/** After this time, servers that don't report who is in the room have admitted this tab. */
const ENTERED_MS = 2000;

const ELSEWHERE: StoredError = {
  status: 409,
  message: 'You’re live in another tab of this browser. Move the show here, or end it there first.',
  constraints: {},
};
const NOT_HANDED_OVER: StoredError = {
  status: 409,
  message: 'The other tab didn’t hand over your show. Close that tab, then retry.',
  constraints: {},
};

/** The console was left, or the account changed. */
const GONE = [consoleCleared.type, isVisitorChange];

/** Opens the room and locks the broadcast to this tab until the show ends. Two tabs would interrupt each other. */
function* runShow({ payload: { goLiveBody, takeOver } }: ReturnType<typeof goLiveRequested>): Saga {
  let release = (yield* acquireTabLock(BROADCAST_LOCK)) ?? (yield* acquireTabLockWithRetry(BROADCAST_LOCK));
  if (!release && !takeOver) {
    yield put(showRefused(ELSEWHERE));
    return;
  }
  try {
    if ((yield* selected(({ broadcast }) => broadcast.step)) !== 'opening') return;
    const outcome = yield* unlessGone(
      requestRecord(({ streaming }, signal) => streaming.goLive(goLiveBody, { signal })),
    );
    if (!outcome) return;
    if (!outcome.ok) {
      yield put(showRefused(storedError(outcome.error)));
      return;
    }
    const {
      sessionId,
      conversation,
      conversationId = conversation?._id ?? '',
      performerId,
      goal,
      tipMenu,
    } = outcome.data;
    const ownId = yield* selected(({ user }) => user.current._id);
    yield put(showOpened({ conversationId, sessionId, performerId: performerId ?? ownId, goLiveBody, goal, tipMenu }));
    const noting = (yield takeLatest(
      [
        wentOnAir,
        showChanged,
        showTipped,
        ticketSold,
        bookedIncomeLoaded,
        latestSaleRecorded,
        latestSubscriberRecorded,
      ],
      keepStoring,
    )) as Task;
    const { ended, gone, handOver, paused } = (yield race({
      ended: take(showEnded),
      paused: take(pauseRequested),
      gone: take(GONE),
      handOver: call(function* (): Saga<boolean> {
        release ??= yield* requestHandOver();
        return release !== null && (yield* handOverRequested());
      }),
    })) as {
      ended?: ReturnType<typeof showEnded>;
      gone?: Action;
      handOver?: boolean;
      paused?: ReturnType<typeof pauseRequested>;
    };
    yield cancel(noting);
    if (paused) yield* storeShow(true);
    if (handOver === false) yield put(showRefused(NOT_HANDED_OVER));
    else if (handOver || paused) yield put(consoleCleared());
    // After the next login, the performer can resume a show that an expired session interrupted.
    else if (!ended?.payload.lostConnection && !(gone && sessionEnded.match(gone))) storedShow.forget();
  } finally {
    release?.();
  }
}

/**
 * This tab is already in the room, so the show continues when the other tab leaves it. Resolves to the lock, or to null
 * when the other tab doesn't respond.
 */
function* requestHandOver(): Saga<ReleaseLock | null> {
  yield race([take(membersChanged), delay(ENTERED_MS)]);
  const { storage } = yield* fromVisitor('ports');
  storage.writeText(HAND_OVER_KEY, String(Date.now()));
  for (let waited = 0; waited < HAND_OVER_MS; waited += CHECK_INTERVAL_MS) {
    yield delay(CHECK_INTERVAL_MS);
    const release = yield* acquireTabLock(BROADCAST_LOCK);
    if (release) return release;
  }
  return null;
}

/** Resolves when another tab asks for the show that runs in this one. */
function* handOverRequested(): Saga<true> {
  const { storage } = yield* fromVisitor('ports');
  const known = storage.readText(HAND_OVER_KEY);
  const changes = yield* otherTabsChannel(HAND_OVER_KEY);
  try {
    while ([known, null].includes(storage.readText(HAND_OVER_KEY))) yield take(changes);
    return true;
  } finally {
    changes.close();
  }
}

export const isOnAirElsewhere = (): Saga<boolean> => isLockedElsewhere(BROADCAST_LOCK);

/** Whether a tab of this browser runs a private or group show of the account. */
export function* isInPrivateShow(): Saga<boolean> {
  return yield* isLockedElsewhere(getShowLock(yield* selected(({ user }) => user.current._id)));
}

/** Resolves to the saga's result, or to null once the performer has left, so that nothing starts after that. */
function* unlessGone<R>(saga: Saga<R>): Saga<R | null> {
  const { result } = (yield race({ result: saga, gone: take(GONE) })) as { result?: R };
  return result ?? null;
}

/** Keeps storing the show on the device, so that it can continue after a reload. */
function* keepStoring(): Saga {
  while (yield* storeShow(false)) yield delay(STORE_INTERVAL_MS);
}

/** Stores the open show on the device; resolves to false if there is none. */
function* storeShow(isPaused: boolean): Saga<boolean> {
  const { show, awaySince, ...state } = yield* selected(({ broadcast }) => broadcast);
  if (!show) return false;
  const { performerId, conversationId, goLiveBody } = show;
  const seenAt = awaySince ?? Date.now();
  storedShow.write({ performerId, conversationId, isPaused, goLiveBody, figures: getFigures(state), seenAt });
  return true;
}

function* openGroupShow(): Saga {
  const ports = yield* fromVisitor('ports');
  if (yield* isOnAirElsewhere()) {
    yield put(showRefused(ELSEWHERE));
    return;
  }
  if ((yield* selected(({ broadcast }) => broadcast.step)) !== 'opening') return;
  const outcome = yield* unlessGone(requestInvitation(({ streaming }, signal) => streaming.openGroup({ signal })));
  if (!outcome) return;
  if (!outcome.ok) {
    yield put(showRefused(storedError(outcome.error)));
    return;
  }
  const { _id } = outcome.data.conversation;
  storeOpenedShow(ports.storage, yield* selected(({ user }) => user.current._id), _id);
  yield put(consoleCleared());
  ports.navigate(paths.studioShow(_id, 'group'));
}

export function* watchBroadcast(): Saga {
  yield takeLeading(goLiveRequested, runShow);
  yield takeLeading(groupShowRequested, openGroupShow);
}
