import { call, put, race, take, takeLeading } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { forgetDraftsBefore } from '@/device/drafts';
import { type ApiError, isMissingRoute, isServerTrouble, serverText } from '@/lib/http/errors';
import { safeNext } from '@/lib/page/paths';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError, type StoredError } from '../request/request-state';
import { fromVisitor, type Saga } from '../saga';
import { loggedIn } from '../session/session.actions';
import { SESSION_KEY } from '../session/session-broadcast';
import { loadCurrentUser } from '../session/current-user.saga';
import { broadcastToTabs } from '../session/session.saga';
import {
  forgotRequested,
  forgotFailed,
  forgotStarted,
  forgotSucceeded,
  formOpened,
  loginRequested,
  loginFailed,
  loginStarted,
  registerRequested,
  registerFailed,
  registerStarted,
  registerSucceeded,
} from './auth.slice';

const REFUSED = 'Incorrect credentials!';

/** Prefers the server's text, except for a missing route or a 5xx, whose text isn't meant for users. */
function shownText({ status, body, message }: ApiError): string | null {
  const text = serverText(body);
  return isMissingRoute(status, body) || (text !== null && isServerTrouble(status)) ? message : text;
}

/**
 * The server's message or the fixed text (spec §8). Without a response, the credentials weren't checked, so the network
 * error is shown.
 */
const loginError = (error: ApiError): StoredError => ({
  ...storedError(error),
  message: error.status === 0 ? error.message : (shownText(error) ?? REFUSED),
});

function* logIn({ payload: { next, ...body } }: ReturnType<typeof loginRequested>): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  const ports = yield* fromVisitor('ports');
  yield put(loginStarted());

  const outcome = yield* requestRecord(({ auth }, signal) => auth.login(body, { signal }));
  if (!outcome.ok) {
    yield put(loginFailed(loginError(outcome.error)));
    return;
  }
  sessionToken.set(outcome.data.token, body.remember ?? false);

  let who: Outcome<CurrentUser> | undefined;
  try {
    who = yield* loadCurrentUser();
  } finally {
    // Also runs when the login is canceled.
    if (!who?.ok) sessionToken.clear();
  }
  if (!who.ok) {
    yield put(loginFailed(loginError(who.error)));
    return;
  }
  yield* forgetDraftsOfOthers(who.data._id);
  yield put(loggedIn());
  yield* broadcastToTabs('in', who.data._id);
  ports.navigate(safeNext(next));
}

/** Removes drafts saved before a session ended when another account logs in (decision 0032). */
function* forgetDraftsOfOthers(account: string): Saga {
  const { storage } = yield* fromVisitor('ports');
  const [news, time, former] = storage.readText(SESSION_KEY)?.split(' ') ?? [];
  // A session that ended while no page was open stored no time of its end, so all drafts from before this page go.
  if (former && former !== account) forgetDraftsBefore(news === 'ended' ? Number(time) : performance.timeOrigin);
}

/** "No such account" counts as success, so that the form doesn't reveal who has an account. */
const knowsNoAccount = ({ status, constraints }: ApiError) =>
  (status === 400 || status === 404) && Object.keys(constraints).length === 0;

function* requestNewPassword({ payload }: ReturnType<typeof forgotRequested>): Saga {
  yield put(forgotStarted());
  let outcome = yield* request(({ auth }, signal) => auth.forgotPassword(payload, { signal }));
  // Without a type, the API looks among the fans only, and may always report success (contract C.1).
  if (outcome.ok || knowsNoAccount(outcome.error)) {
    const body = { ...payload, type: 'performer' } as const;
    const ofPerformer = yield* request(({ auth }, signal) => auth.forgotPassword(body, { signal }));
    if (!outcome.ok) outcome = ofPerformer;
  }
  yield put(
    outcome.ok || knowsNoAccount(outcome.error)
      ? forgotSucceeded({ email: payload.email })
      : forgotFailed(storedError(outcome.error)),
  );
}

function* register({ payload }: ReturnType<typeof registerRequested>): Saga {
  yield put(registerStarted());
  const outcome = yield* request(({ auth }, signal) => auth.register(payload, { signal }));
  yield put(outcome.ok ? registerSucceeded(outcome.data ?? {}) : registerFailed(storedError(outcome.error)));
}

/** Cancels a pending call when the form is opened again, because it may hang. */
const untilFormOpens = <A>(send: (action: A) => Saga) =>
  function* (action: A): Saga {
    yield race([call(send, action), take(formOpened)]);
  };

export function* watchAuth(): Saga {
  yield takeLeading(loginRequested, untilFormOpens(logIn));
  yield takeLeading(forgotRequested, untilFormOpens(requestNewPassword));
  yield takeLeading(registerRequested, untilFormOpens(register));
}
