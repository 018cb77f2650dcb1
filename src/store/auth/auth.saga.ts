import { call, put, race, take, takeLeading } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { type ApiError, isServerTrouble, serverText } from '@/lib/http/errors';
import { safeNext } from '@/lib/page/paths';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError, type StoredError } from '../request/request-state';
import { fromVisitor, type Saga } from '../saga';
import { loggedIn } from '../session/session.actions';
import { loadCurrentUser, broadcastToTabs } from '../session/session.saga';
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

/** The server's own text, or the fixed sentence that stands for the text of a server in trouble. */
const shownText = ({ status, body, message }: ApiError) => (serverText(body) !== null && isServerTrouble(status) ? message : serverText(body));

/** The server's words or the fixed ones (spec §8); when no answer came at all, nobody has judged the credentials. */
const loginError = (error: ApiError): StoredError => ({
  ...storedError(error),
  message: error.status === 0 ? error.message : shownText(error) ?? REFUSED,
});

function* logIn({ payload: { next, ...body } }: ReturnType<typeof loginRequested>): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  const ports = yield* fromVisitor('ports');
  yield put(loginStarted());

  const answer = yield* requestRecord(({ auth }, signal) => auth.login(body, { signal }));
  if (!answer.ok) {
    yield put(loginFailed(loginError(answer.error)));
    return;
  }
  sessionToken.set(answer.data.token, body.remember ?? false);

  let who: Outcome<CurrentUser> | undefined;
  try {
    who = yield* loadCurrentUser();
  } finally {
    // Also where the log-in is given up meanwhile.
    if (!who?.ok) sessionToken.clear();
  }
  if (!who.ok) {
    yield put(loginFailed(loginError(who.error)));
    return;
  }
  yield put(loggedIn());
  yield* broadcastToTabs('in');
  ports.navigate(safeNext(next));
}

/** Whether an address has an account is nobody's business: "no such account" is told like a success (pages 2.2). */
const knowsNoAccount = ({ status, constraints }: ApiError) => (status === 400 || status === 404) && Object.keys(constraints).length === 0;

function* requestNewPassword({ payload }: ReturnType<typeof forgotRequested>): Saga {
  yield put(forgotStarted());
  const outcome = yield* request(({ auth }, signal) => auth.forgotPassword(payload, { signal }));
  yield put(outcome.ok || knowsNoAccount(outcome.error) ? forgotSucceeded({ email: payload.email }) : forgotFailed(storedError(outcome.error)));
}

function* register({ payload }: ReturnType<typeof registerRequested>): Saga {
  yield put(registerStarted());
  const outcome = yield* request(({ auth }, signal) => auth.register(payload, { signal }));
  yield put(outcome.ok ? registerSucceeded(outcome.data ?? {}) : registerFailed(storedError(outcome.error)));
}

/** Who opens a form anew has given up what was sent before, which may hang. */
const untilFormOpens = <A>(send: (action: A) => Saga) =>
  function* (action: A): Saga {
    yield race([call(send, action), take(formOpened)]);
  };

export function* watchAuth(): Saga {
  yield takeLeading(loginRequested, untilFormOpens(logIn));
  yield takeLeading(forgotRequested, untilFormOpens(requestNewPassword));
  yield takeLeading(registerRequested, untilFormOpens(register));
}
