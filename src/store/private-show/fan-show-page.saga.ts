import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, type Channel, type Task } from 'redux-saga';
import { actionChannel, call, delay, join, put, race, spawn, take } from 'redux-saga/effects';
import type { InvitedShow, PrivateRequestBody } from '@/contract/streaming';
import { writeDraft } from '@/device/drafts';
import type { Services } from '@/services/create-services';
import { request, type Outcome } from '../request/request.saga';
import { fromVisitor, selected, type Saga } from '../saga';
import { noteDraft } from './note-draft';
import {
  requestStarted,
  requestAccepted,
  requestDeclined,
  requestCanceled,
  requestTimedOut,
  showRequested,
  showClosed,
  showRefused,
  showResumed,
  waitingStarted,
} from './private-show.slice';
import { requestInvitation } from './request-invitation.saga';
import type { Person, Show, ShowKind } from './show';
import { readMinutes, type ShowRecord } from './show-record';
import { runShows } from './show.saga';
import { waitUntil } from '../wait-until';

/** Time the performer has to answer. */
const WAIT_MS = 60_000;
/** Longest time that a canceled request stays on screen while its call is sent. */
const CANCEL_MS = 1000;

type ShowRequest = ReturnType<typeof showRequested>['payload'];

/** Runs a fan's page: requests a private show with a performer, or enters a group show. */
export function* runFanShowPage(performer: Person, kind: ShowKind): Saga {
  yield* runShows({
    isMine: ({ show }) => show.role === 'fan' && show.kind === kind && show.other?._id === performer._id,
    *awaitShow() {
      const { payload } = (yield take(showRequested)) as ReturnType<typeof showRequested>;
      return () => (kind === 'group' ? enterGroup(performer, payload) : requestShow(performer, payload));
    },
    resume,
  });
}

const getShow = (
  { conversation, sessionId, streamId }: InvitedShow,
  performer: Person,
  kind: ShowKind,
  price: number,
): Show => ({
  kind,
  role: 'fan',
  conversationId: conversation._id,
  sessionId: streamId || sessionId,
  price,
  other: performer,
});

/** The fan must not pay more than the price shown. */
const costsMore = (invited: InvitedShow, { price }: ShowRequest) => (invited.price ?? price) > price;

const isAnswer = isAnyOf(requestAccepted, requestDeclined, requestTimedOut);
type Answer = ReturnType<typeof requestAccepted | typeof requestDeclined | typeof requestTimedOut>;

/** Collects the answers, so that one which arrives before the response to the request isn't lost. */
function* collectAnswers(): Saga<Channel<Answer>> {
  return (yield actionChannel(isAnswer, buffers.expanding<Answer>())) as Channel<Answer>;
}

function* requestShow(performer: Person, request: ShowRequest): Saga<Show | null> {
  const answers = yield* collectAnswers();
  try {
    return yield* requestAndWait(performer, request, answers);
  } finally {
    answers.close();
  }
}

function* requestAndWait(performer: Person, request: ShowRequest, answers: Channel<Answer>): Saga<Show | null> {
  yield put(requestStarted());
  const userNote = request.userNote.trim();
  const outcome = yield* sendRequest(performer._id, userNote ? { userNote } : {});
  if (!outcome.ok) {
    yield put(showRefused({ why: 'refused', message: outcome.error.message }));
    return null;
  }
  const show = getShow(outcome.data, performer, 'private', outcome.data.price ?? request.price);
  if (costsMore(outcome.data, request)) {
    yield* cancelRequest(show);
    return yield* refuseNewPrice();
  }
  yield put(waitingStarted({ show, until: Date.now() + WAIT_MS }));
  return yield* waitForAnswer(show, WAIT_MS, answers);
}

/** The fan may leave while the request is pending: it is canceled once the server has responded. */
function* sendRequest(performerId: string, body: PrivateRequestBody): Saga<Outcome<InvitedShow>> {
  let isLeft = false;
  const sent = (yield spawn(requestOrCancel, performerId, body, () => isLeft)) as Task<Outcome<InvitedShow>>;
  try {
    return (yield join(sent)) as Outcome<InvitedShow>;
  } finally {
    isLeft = true;
  }
}

/** The server may return the same request to a fan who came back and asked again; then it must not be canceled. */
function* requestOrCancel(
  performerId: string,
  body: PrivateRequestBody,
  isLeft: () => boolean,
): Saga<Outcome<InvitedShow>> {
  const services = yield* fromVisitor('services');
  const outcome = yield* requestInvitation(({ streaming }) => streaming.requestPrivate(performerId, body));
  if (!outcome.ok || !isLeft()) return outcome;
  yield* waitUntil(({ privateShow }) => privateShow.step !== 'requesting');
  const { _id } = outcome.data.conversation;
  if ((yield* selected(({ privateShow }) => privateShow.show?.conversationId)) !== _id)
    cancelInBackground(services, _id);
  return outcome;
}

/** The page shows outdated terms, so it is reloaded. */
function* refuseNewPrice(): Saga<null> {
  yield put(showRefused({ why: 'priceChanged', message: null }));
  (yield* fromVisitor('ports')).refresh();
  return null;
}

function* enterGroup(performer: Person, request: ShowRequest): Saga<Show | null> {
  yield put(requestStarted());
  const outcome = yield* requestInvitation(({ streaming }) => streaming.joinGroup(performer._id));
  if (outcome.ok && !costsMore(outcome.data, request)) {
    const show = getShow(outcome.data, performer, 'group', outcome.data.price ?? request.price);
    const { storage } = yield* fromVisitor('ports');
    const meter = readMinutes(storage, yield* selected(({ user }) => user.current._id), show.conversationId);
    if (meter) yield put(showResumed({ step: 'requesting', show, until: null, meter }));
    return show;
  }
  if (outcome.ok) return yield* refuseNewPrice();
  yield put(showRefused({ why: 'refused', message: outcome.error.message }));
  return null;
}

function* resume({ step, show, until: end, meter }: ShowRecord): Saga<Show | null> {
  yield put(showResumed({ step, show, until: end, meter }));
  if (step === 'open') return show;
  const answers = yield* collectAnswers();
  try {
    return yield* waitForAnswer(show, Math.max(0, (end ?? 0) - Date.now()), answers);
  } finally {
    answers.close();
  }
}

/**
 * Resolves to the show once the performer has accepted, or is in the room because the answer was missed. A fan who
 * leaves the page meanwhile cancels the request.
 */
function* waitForAnswer(show: Show, ms: number, answers: Channel<Answer>): Saga<Show | null> {
  const services = yield* fromVisitor('services');
  const { conversationId } = show;
  const performerId = show.other?._id;
  let isAnswered = false;
  try {
    const { answer, ...other } = (yield race({
      answer: call(takeAnswer, conversationId, answers),
      joined: call(waitUntil, ({ privateShow }) => privateShow.present),
      canceled: take(requestCanceled),
      expired: delay(ms),
    })) as { answer?: Answer } & Partial<Record<'joined' | 'canceled' | 'expired', unknown>>;
    isAnswered = true;
    if ('joined' in other || requestAccepted.match(answer)) {
      if (performerId) writeDraft(noteDraft(performerId), '');
      return show;
    }
    if ('canceled' in other) {
      // Leaving the room first would end the request before the call does, but a slow response must not hold up the
      // screen.
      const call = (yield spawn(cancelRequest, show)) as Task;
      yield race([join(call), delay(CANCEL_MS)]);
      yield put(showClosed());
      return null;
    }
    yield put(showRefused({ why: requestDeclined.match(answer) ? 'declined' : 'timedOut', message: null }));
    if ('expired' in other && performerId)
      yield* request(({ streaming }) => streaming.timeoutPrivate(conversationId, performerId, { background: true }));
    return null;
  } finally {
    if (!isAnswered) cancelInBackground(services, conversationId);
  }
}

function* takeAnswer(conversationId: string, answers: Channel<Answer>): Saga<Answer> {
  while (true) {
    const answer = (yield take(answers)) as Answer;
    if (answer.payload.conversationId === conversationId) return answer;
  }
}

/** Cancels the request of a fan who has left the page. */
const cancelInBackground = ({ streaming }: Services, conversationId: string) =>
  void streaming.cancelPrivate(conversationId, { keepalive: true }).catch(() => undefined);

/** A failure is ignored: the request has ended by itself. */
function* cancelRequest({ conversationId }: Show): Saga {
  yield* request(({ streaming }) => streaming.cancelPrivate(conversationId));
}
