import type { Task } from 'redux-saga';
import { call, cancel, delay, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { paths } from '@/lib/paths';
import { keepOpened } from '../private-show/show-record';
import { requestRecord } from '../request/request.saga';
import { type StoredError, storedError } from '../request/request-state';
import { ofVisitor, selected, type Saga } from '../saga';
import { isVisitorChange } from '../session/session.actions';
import { deskCleared, goLiveAsked, groupShowAsked, salesMarked, showEnded, showOpened, showRefused, showTipped, ticketSold, wentOnAir } from './broadcast.slice';
import { keptShow } from './kept-show';

/** How often the device notes that the show is still on air. */
const NOTE_MS = 10_000;

const ELSEWHERE: StoredError = { status: 409, message: 'You are live in another tab of this browser. End that show first.', constraints: {} };

/** The desk is left, or whose desk it was. */
const GONE = [deskCleared.type, isVisitorChange];

/** Opens the room and holds the broadcast for this tab until the show is over: two tabs would cut each other off. */
function* runShow({ payload: { wish } }: ReturnType<typeof goLiveAsked>): Saga {
  const ports = yield* ofVisitor('ports');
  const letGo = (yield call(ports.hold, 'broadcast')) as (() => void) | null;
  if (!letGo) {
    yield put(showRefused(ELSEWHERE));
    return;
  }
  try {
    if ((yield* selected(({ broadcast }) => broadcast.step)) !== 'opening') return;
    const outcome = yield* unlessGone(requestRecord(({ streaming }, signal) => streaming.goLive(wish, { signal })));
    if (!outcome) return;
    if (!outcome.ok) {
      yield put(showRefused(storedError(outcome.error)));
      return;
    }
    const { sessionId, conversation, conversationId = conversation?._id ?? '', performerId } = outcome.data;
    const ownId = yield* selected(({ user }) => user.current._id);
    yield put(showOpened({ conversationId, sessionId, performerId: performerId ?? ownId, wish }));
    const noting = (yield takeLatest([wentOnAir, showTipped, ticketSold, salesMarked], noteShow)) as Task;
    yield take([showEnded.type, ...GONE]);
    yield cancel(noting);
    keptShow.forget();
  } finally {
    letGo();
  }
}

/** What a call gives, or null when nobody waits for it any more: nothing is to begin behind a performer's back. */
function* unlessGone<R>(asked: Saga<R>): Saga<R | null> {
  const { answer } = (yield race({ answer: asked, gone: take(GONE) })) as { answer?: R };
  return answer ?? null;
}

/** Notes the show on the device again and again, so that it can go on after a reload. */
function* noteShow(): Saga {
  for (;;) {
    const { show, startedAt, mostViewers, tipCount, tipTokens, tips, ticketCount, ticketTokens, salesAfter } = yield* selected(({ broadcast }) => broadcast);
    if (!show) return;
    const figures = { startedAt, mostViewers, tipCount, tipTokens, tips, ticketCount, ticketTokens, salesAfter };
    keptShow.write({ performerId: show.performerId, wish: show.wish, figures, seenAt: Date.now() });
    yield delay(NOTE_MS);
  }
}

/** Opens a group show, whose page does the rest. */
function* openGroupShow(): Saga {
  const ports = yield* ofVisitor('ports');
  const outcome = yield* unlessGone(requestRecord(({ streaming }, signal) => streaming.openGroup({ signal })));
  if (!outcome) return;
  if (!outcome.ok) {
    yield put(showRefused(storedError(outcome.error)));
    return;
  }
  const { _id } = outcome.data.conversation;
  keepOpened(ports.storage, yield* selected(({ user }) => user.current._id), _id);
  yield put(deskCleared());
  ports.navigate(paths.studioShow(_id, 'group'));
}

export function* watchBroadcast(): Saga {
  yield takeLeading(goLiveAsked, runShow);
  yield takeLeading(groupShowAsked, openGroupShow);
}
