import { buffers, channel, type Channel } from 'redux-saga';
import { call, delay, fork, put, race, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { isPageGuarded } from '@/lib/browser/page-guard';
import { isLogInPage, paths, safeNext } from '@/lib/page/paths';
import { otherTabs } from '../device/other-tabs';
import { returns } from '@/store/device/visibility-channel';
import { requestRecord, type Outcome } from '../request/request.saga';
import { fromVisitor, selected, type Saga } from '../saga';
import { confirmLeaving } from '@/store/upload/confirm-leaving.saga';
import { appReset, blockedByPerformer, currentUserLoaded, loggedIn, leaving, loggedOut, logoutRequested, sessionEnded, stateReceived, unauthorized } from './session.actions';
import { SESSION_KEY } from './session-broadcast';

/** Calls that were under way with the same token answer 401 too: within this time they are the same ending. */
const SAME_ENDING_MS = 2000;
/** How long other tabs and calls that are under way can use the token after a log-out, before the server is asked to end it. */
const TOKEN_GRACE_MS = 1000;

/** Asks who holds the token (`GET /users/me`). */
export const askWhoItIs = (): Saga<Outcome<CurrentUser>> => requestRecord(({ users }, signal) => users.me({ signal }));

/** Makes whoever holds the token the visitor. An answer that comes when the token is gone, or another one is there, is about nobody here. */
export function* loadCurrentUser(): Saga<Outcome<CurrentUser>> {
  const sessionToken = yield* fromVisitor('sessionToken');
  const token = sessionToken.get();
  const outcome = yield* askWhoItIs();
  if (outcome.ok && token === sessionToken.get()) yield put(currentUserLoaded(outcome.data));
  return outcome;
}

type News = 'in' | 'out' | 'ended';

export function* broadcastToTabs(news: News): Saga {
  const { storage } = yield* fromVisitor('ports');
  storage.writeText(SESSION_KEY, `${news} ${Date.now()}`);
}

function* logOut(endedTokens: Channel<string>): Saga {
  if (!(yield* confirmLeaving())) return;
  const token = (yield* fromVisitor('sessionToken')).get();
  yield put(leaving());
  // What that sends off takes the token with it.
  yield delay(0);
  yield* leave();
  yield* broadcastToTabs('out');
  if (token !== null) yield put(endedTokens, token);
}

/** Has the server refuse the token from now on. Where it cannot (404), or does not answer, the token is good until its time is over. */
function* endOnServer(token: string): Saga {
  const { auth } = yield* fromVisitor('services');
  void auth.prepareLogout().catch(() => undefined);
  yield race([delay(TOKEN_GRACE_MS), take(leaving)]);
  yield call(() => auth.logout({ scope: 'this' }, { token }).catch(() => undefined));
}

function* leave(): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  const ports = yield* fromVisitor('ports');
  sessionToken.clear();
  yield put(loggedOut());
  ports.navigate(paths.login());
}

function* loseSession(): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  const ports = yield* fromVisitor('ports');
  const here = ports.currentPath();
  sessionToken.clear();
  yield put(sessionEnded());
  if (!isLogInPage(here)) ports.navigate(paths.sessionEnded(safeNext(here)));
}

/** A guest has no session to lose, whatever a call answers (B2). */
function* isGuest(): Saga<boolean> {
  const sessionToken = yield* fromVisitor('sessionToken');
  return sessionToken.get() === null && !(yield* selected(({ auth }) => auth.loggedIn));
}

/** A 401 that ends the session (`HttpClientOptions.verifySession`) does so once (spec §8). While somebody logs in there is none to end. */
function* watchRefusals(): Saga {
  while (true) {
    yield take(unauthorized);
    if (yield* selected(({ auth }) => auth.loginAuth.requesting)) continue;
    if (yield* isGuest()) continue;
    yield* loseSession();
    yield* broadcastToTabs('ended');
    yield race([take(loggedIn), delay(SAME_ENDING_MS)]);
  }
}

/** Another tab logged in or out, perhaps while this one was asleep: this one follows. */
function* follow(seen: { news: string | null }): Saga {
  const { storage } = yield* fromVisitor('ports');
  const isLoggedIn = yield* selected(({ auth }) => auth.loggedIn);
  const told = storage.readText(SESSION_KEY);
  if (told === seen.news) return;
  seen.news = told;
  const news = told?.split(' ')[0];
  if (news === 'in') (yield* fromVisitor('sessionToken')).follow();
  if (news === 'in' && isLoggedIn) yield* makeWayForOther();
  if (news === 'out' && isLoggedIn) yield* leave();
  if (news === 'ended' && isLoggedIn) yield* loseSession();
  if (news === 'in' && !isLoggedIn) {
    yield* loadCurrentUser();
    if (!(yield* selected(({ auth }) => auth.loggedIn))) return;
    yield put(loggedIn());
    yield* leaveLogInPage();
  }
}

/** When it is another account that has logged in, nothing of the former one may stay here, least of all who pays. */
function* makeWayForOther(): Saga {
  const ports = yield* fromVisitor('ports');
  const shown = yield* selected(({ user }) => user.current._id);
  const outcome = yield* requestRecord(({ users }, signal) => users.me({ signal }));
  if (!outcome.ok || outcome.data._id === shown) return;
  // What must not be interrupted here, such as a show, goes on until its tab is closed.
  if (!isPageGuarded()) {
    const { cart, ui, settings } = yield* selected((state) => state);
    yield put(appReset());
    // These belong to the device and the site, not to an account.
    yield put(stateReceived({ cart, ui, settings }));
  }
  ports.leave(ports.currentPath().split('#')[0] ?? '');
}

/** Who logs in elsewhere while the form stands here goes on from here too. */
function* leaveLogInPage(): Saga {
  const ports = yield* fromVisitor('ports');
  const here = ports.currentPath();
  if (isLogInPage(here)) ports.navigate(safeNext(new URLSearchParams(here.split(/[?#]/)[1]).get('next')));
}

/** What was told before this page was asked for, which it was made with. Watching begins later: what came meanwhile is still to be followed. */
function* newsBeforePage(): Saga<string | null> {
  const { storage } = yield* fromVisitor('ports');
  const isLoggedIn = yield* selected(({ auth }) => auth.loggedIn);
  const told = storage.readText(SESSION_KEY);
  const [news, moment] = told?.split(' ') ?? [];
  const isNew = Number(moment) > performance.timeOrigin && (news === 'in') !== isLoggedIn;
  return isNew ? null : told;
}

function* loadPageAgain(): Saga {
  const { refresh } = yield* fromVisitor('ports');
  refresh();
}

export function* watchSession(): Saga {
  const endedTokens: Channel<string> = channel(buffers.expanding(1));
  yield takeEvery(endedTokens, endOnServer);
  yield takeLeading(logoutRequested, () => logOut(endedTokens));
  const seen = { news: yield* newsBeforePage() };
  yield takeEvery(yield* otherTabs(SESSION_KEY), follow, seen);
  // A page that Back brings out of the browser's memory was told nothing.
  yield takeEvery(yield* returns(), follow, seen);
  yield fork(follow, seen);
  yield takeEvery(blockedByPerformer, loadPageAgain);
  yield* watchRefusals();
}
