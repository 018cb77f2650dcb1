import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, take } from 'redux-saga/effects';
import type { InvitedShow } from '@/contract/streaming';
import { request, requestRecord } from '../request/request.saga';
import { ofVisitor, selected, type Saga } from '../saga';
import { askingBegan, requestDeclined, requestTakenBack, requestTimedOut, showAsked, showLeft, showRefused, showResumed, waitingBegan } from './private-show.slice';
import type { Person, Show, ShowKind } from './show';
import { readMinutes, type ShowRecord } from './show-record';
import { attendShows } from './show.saga';
import { until } from './waiting';

/** A performer has so long to answer. */
const WAIT_MS = 60_000;

type Wish = ReturnType<typeof showAsked>['payload'];

/** The page on which a fan asks a performer for a private show, or enters a group show. */
export function* attendAsFan(performer: Person, kind: ShowKind): Saga {
  yield* attendShows({
    isMine: ({ show }) => show.role === 'fan' && show.kind === kind && show.other?._id === performer._id,
    *wish() {
      const { payload } = (yield take(showAsked)) as ReturnType<typeof showAsked>;
      return () => (kind === 'group' ? enterGroup(performer, payload) : ask(performer, payload));
    },
    resume,
  });
}

const showOf = ({ conversation, sessionId, streamId }: InvitedShow, performer: Person, kind: ShowKind, price: number): Show => ({
  kind,
  role: 'fan',
  conversationId: conversation._id,
  streamId: streamId ?? sessionId,
  price,
  other: performer,
});

/** Nobody pays more than the screen said. */
const costsMore = (invited: InvitedShow, { price }: Wish) => (invited.price ?? price) > price;

function* ask(performer: Person, wish: Wish): Saga<Show | null> {
  yield put(askingBegan());
  const userNote = wish.userNote.trim();
  const outcome = yield* requestRecord(({ streaming }) => streaming.requestPrivate(performer._id, userNote ? { userNote } : {}));
  if (!outcome.ok) {
    yield put(showRefused({ why: 'refused', says: outcome.error.message }));
    return null;
  }
  const show = showOf(outcome.data, performer, 'private', outcome.data.price ?? wish.price);
  if (costsMore(outcome.data, wish)) {
    yield* takeBack(show);
    yield put(showRefused({ why: 'priceChanged', says: null }));
    return null;
  }
  yield put(waitingBegan({ show, until: Date.now() + WAIT_MS }));
  return yield* waitForAnswer(show, WAIT_MS);
}

function* enterGroup(performer: Person, wish: Wish): Saga<Show | null> {
  yield put(askingBegan());
  const outcome = yield* requestRecord(({ streaming }) => streaming.joinGroup(performer._id));
  if (outcome.ok && !costsMore(outcome.data, wish)) {
    const show = showOf(outcome.data, performer, 'group', outcome.data.price ?? wish.price);
    const { storage } = yield* ofVisitor('ports');
    const meter = readMinutes(storage, yield* selected(({ user }) => user.current._id), show.conversationId);
    if (meter) yield put(showResumed({ step: 'asking', show, until: null, meter }));
    return show;
  }
  yield put(showRefused(outcome.ok ? { why: 'priceChanged', says: null } : { why: 'refused', says: outcome.error.message }));
  return null;
}

function* resume({ step, show, until: end, meter }: ShowRecord): Saga<Show | null> {
  yield put(showResumed({ step, show, until: end, meter }));
  return step === 'open' ? show : yield* waitForAnswer(show, Math.max(0, (end ?? 0) - Date.now()));
}

/** The performer accepts by coming into the room. A fan who leaves the page meanwhile takes the request back. */
function* waitForAnswer(show: Show, ms: number): Saga<Show | null> {
  const { streaming } = yield* ofVisitor('services');
  const { conversationId } = show;
  const isOfShow = (fact: typeof requestDeclined | typeof requestTimedOut) => (action: Action) => fact.match(action) && action.payload.conversationId === conversationId;
  let answered = false;
  try {
    const answer = (yield race({
      accepted: call(until, ({ privateShow }) => privateShow.present),
      declined: take(isOfShow(requestDeclined)),
      timedOut: take(isOfShow(requestTimedOut)),
      takenBack: take(requestTakenBack),
      late: delay(ms),
    })) as Partial<Record<'accepted' | 'declined' | 'timedOut' | 'takenBack' | 'late', unknown>>;
    answered = true;
    if ('accepted' in answer) return show;
    if ('takenBack' in answer) {
      yield put(showLeft());
      yield* takeBack(show);
      return null;
    }
    yield put(showRefused({ why: 'declined' in answer ? 'declined' : 'timedOut', says: null }));
    const performerId = show.other?._id;
    if ('late' in answer && performerId) yield* request((services) => services.streaming.timeoutPrivate(conversationId, performerId));
    return null;
  } finally {
    if (!answered) void streaming.cancelPrivate(conversationId, { keepalive: true }).catch(() => undefined);
  }
}

/** A request that has ended meanwhile needs no taking back. */
function* takeBack({ conversationId }: Show): Saga {
  yield* request(({ streaming }) => streaming.cancelPrivate(conversationId));
}

