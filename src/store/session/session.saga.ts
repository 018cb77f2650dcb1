import { buffers, channel, type Channel } from 'redux-saga';
import { call, delay, fork, put, race, take, takeEvery, takeLeading } from 'redux-saga/effects';
import { isPageGuarded } from '@/lib/browser/page-guard';
import { isLogInPage, paths, safeNext } from '@/lib/page/paths';
import { otherTabsChannel } from '../device/other-tabs';
import { returnChannel } from '@/store/device/return-channel';
import { fromVisitor, selected, type Saga } from '../saga';
import { confirmLeaving } from '@/store/upload/confirm-leaving.saga';
import { wouldLose } from '@/store/upload/upload.state';
import {
  appReset,
  blockedByPerformer,
  loggedIn,
  leaving,
  loggedOut,
  logoutRequested,
  pageMounted,
  sessionEnded,
  stateReceived,
  unauthorized,
} from './session.actions';
import { fetchCurrentUser, loadCurrentUser } from './current-user.saga';
import { SESSION_KEY } from './session-broadcast';

/** Pending calls with the same token return 401 too: within this time they count as the same ending. */
const SAME_ENDING_MS = 2000;
/** How long other tabs and pending calls can use the token after a logout before the server is asked to end it. */
const TOKEN_GRACE_MS = 1000;

type News = 'in' | 'out' | 'ended';

export function* broadcastToTabs(news: News, account = ''): Saga {
  const { storage } = yield* fromVisitor('ports');
  storage.writeText(SESSION_KEY, `${news} ${Date.now()} ${account}`.trimEnd());
}

function* logOut(endedTokens: Channel<string>): Saga {
  if (!(yield* confirmLeaving())) return;
  const token = (yield* fromVisitor('sessionToken')).get();
  yield put(leaving());
  // Changes that are sent now still use the token.
  yield delay(0);
  yield* leave();
  yield* broadcastToTabs('out');
  if (token !== null) yield put(endedTokens, token);
}

/** Ends the session on the server. If it can't (404) or doesn't respond, the token stays valid until it expires. */
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

/** A guest has no session to lose, whatever a call returns. */
function* isGuest(): Saga<boolean> {
  const sessionToken = yield* fromVisitor('sessionToken');
  return sessionToken.get() === null && !(yield* selected(({ auth }) => auth.loggedIn));
}

/**
 * A 401 that ends the session (`HttpClientOptions.verifySession`) does so once (spec §8). During a login there is no
 * session to end.
 */
function* watchRefusals(): Saga {
  while (true) {
    yield take(unauthorized);
    if (yield* selected(({ auth }) => auth.loginAuth.requesting)) continue;
    if (yield* isGuest()) continue;
    const account = yield* selected(({ user }) => user.current._id);
    yield* loseSession();
    yield* broadcastToTabs('ended', account);
    yield race([take(loggedIn), delay(SAME_ENDING_MS)]);
  }
}

/**
 * Records the end of a session that is still stored as running: a page noticed that its cookie is gone. The next login needs
 * the time to forget the drafts of another account (decision 0032).
 */
function* storeEnd(): Saga {
  const { storage } = yield* fromVisitor('ports');
  const [news, , account] = storage.readText(SESSION_KEY)?.split(' ') ?? [];
  if (news === 'in') yield* broadcastToTabs('ended', account);
}

/** Follows a login or logout in another tab, including one made while this tab was suspended. */
function* follow(seen: { news: string | null }): Saga {
  const { storage } = yield* fromVisitor('ports');
  const isLoggedIn = yield* selected(({ auth }) => auth.loggedIn);
  const latest = storage.readText(SESSION_KEY);
  if (latest === seen.news) return;
  seen.news = latest;
  const [news, , account] = latest?.split(' ') ?? [];
  if (news === 'in') (yield* fromVisitor('sessionToken')).follow();
  if (news === 'in' && isLoggedIn) yield* switchAccount(account);
  if (news === 'out' && isLoggedIn) {
    // Uploads wait for the same account to log in again.
    const isUploading = yield* selected(({ upload }) => wouldLose(upload));
    yield* isUploading ? loseSession() : leave();
  }
  if (news === 'ended' && isLoggedIn) yield* loseSession();
  if (news === 'in' && !isLoggedIn) yield* resumeSession();
}

/** Loads the account of a token that this page has no account for. */
function* resumeSession(): Saga {
  yield* loadCurrentUser();
  if (!(yield* selected(({ auth }) => auth.loggedIn))) return;
  yield put(loggedIn());
  yield* updatePage();
}

/** The server renders a page as for a guest if get-me fails (decision 0016), so the account is requested again here. */
function* resumeUnknownSession(): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  const isKnown = yield* selected(({ auth }) => auth.loggedIn || auth.loginAuth.requesting);
  if (!isKnown && sessionToken.get() !== null) yield* resumeSession();
}

/**
 * When another account logs in, no data of the previous one may stay, especially not the payer: calls already use the
 * new token. A tab of an older version doesn't name the account, so the server is asked. Without a response, the page is
 * loaded again.
 */
function* switchAccount(account?: string): Saga {
  const ports = yield* fromVisitor('ports');
  const shown = yield* selected(({ user }) => user.current._id);
  const current = account || (yield* fetchTokenOwnerId());
  if (current === shown) return;
  // A guarded page, such as a running show, continues until its tab is closed.
  if (!isPageGuarded()) {
    const { cart, ui, settings } = yield* selected((state) => state);
    yield put(appReset());
    // These slices belong to the device and the site rather than to an account.
    yield put(stateReceived({ cart, ui, settings }));
  }
  ports.leave(ports.currentPath().split('#')[0] ?? '');
}

function* fetchTokenOwnerId(): Saga<string | null> {
  const outcome = yield* fetchCurrentUser();
  return outcome.ok ? outcome.data._id : null;
}

/** After a login in another tab, the login page here redirects too, and any other page loads the account's data. */
function* updatePage(): Saga {
  const ports = yield* fromVisitor('ports');
  const here = ports.currentPath();
  if (isLogInPage(here)) {
    const query = new URLSearchParams(here.split(/[?#]/)[1]);
    ports.navigate(safeNext(query.get('next'), query.get('fragment')));
  } else if (!isPageGuarded()) ports.refresh();
}

/**
 * Session news that this page was loaded with. Watching begins later, and news since the page load must still be
 * followed.
 */
function* newsBeforePage(): Saga<string | null> {
  const { storage } = yield* fromVisitor('ports');
  const { auth, user } = yield* selected((state) => state);
  const latest = storage.readText(SESSION_KEY);
  const [news, time, account] = latest?.split(' ') ?? [];
  const isOtherAccount = news === 'in' && account !== undefined && account !== user.current._id;
  const isNew = Number(time) > performance.timeOrigin && ((news === 'in') !== auth.loggedIn || isOtherAccount);
  return isNew ? null : latest;
}

function* reloadPage(): Saga {
  const { refresh } = yield* fromVisitor('ports');
  refresh();
}

export function* watchSession(): Saga {
  const endedTokens: Channel<string> = channel(buffers.expanding(1));
  yield takeEvery(endedTokens, endOnServer);
  yield takeLeading(logoutRequested, () => logOut(endedTokens));
  const seen = { news: yield* newsBeforePage() };
  yield takeEvery(yield* otherTabsChannel(SESSION_KEY), follow, seen);
  // A page restored from the back/forward cache got no storage events.
  yield takeEvery(yield* returnChannel(), follow, seen);
  yield fork(follow, seen);
  yield takeLeading(pageMounted, resumeUnknownSession);
  yield takeLeading(yield* returnChannel(), resumeUnknownSession);
  yield takeEvery(blockedByPerformer, reloadPage);
  yield takeEvery(sessionEnded, storeEnd);
  yield* watchRefusals();
}
