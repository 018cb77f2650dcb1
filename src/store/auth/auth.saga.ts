import { call, put, race, take, takeLeading } from 'redux-saga/effects';
import type { CurrentUser } from '@/contract/user';
import { type ApiError, isServerTrouble, serverText } from '@/lib/http/errors';
import { safeNext } from '@/lib/page/paths';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError, type StoredError } from '../request/request-state';
import { ofVisitor, type Saga } from '../saga';
import { loggedIn } from '../session/session.actions';
import { loadCurrentUser, tellOtherTabs } from '../session/session.saga';
import {
  forgotAsked,
  forgotFailed,
  forgotRequested,
  forgotSucceeded,
  formOpened,
  loginAsked,
  loginFailed,
  loginRequested,
  registerAsked,
  registerFailed,
  registerRequested,
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

function* logIn({ payload: { next, ...body } }: ReturnType<typeof loginAsked>): Saga {
  const sessionToken = yield* ofVisitor('sessionToken');
  const ports = yield* ofVisitor('ports');
  yield put(loginRequested());

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
  yield* tellOtherTabs('in');
  ports.navigate(safeNext(next));
}

/** Whether an address has an account is nobody's business: "no such account" is told like a success (pages 2.2). */
const knowsNoAccount = ({ status, constraints }: ApiError) => (status === 400 || status === 404) && Object.keys(constraints).length === 0;

function* requestNewPassword({ payload }: ReturnType<typeof forgotAsked>): Saga {
  yield put(forgotRequested());
  const outcome = yield* request(({ auth }, signal) => auth.forgotPassword(payload, { signal }));
  yield put(outcome.ok || knowsNoAccount(outcome.error) ? forgotSucceeded({ email: payload.email }) : forgotFailed(storedError(outcome.error)));
}

function* register({ payload }: ReturnType<typeof registerAsked>): Saga {
  yield put(registerRequested());
  const outcome = yield* request(({ auth }, signal) => auth.register(payload, { signal }));
  yield put(outcome.ok ? registerSucceeded(outcome.data ?? {}) : registerFailed(storedError(outcome.error)));
}

/** Who opens a form anew has given up what was sent before, which may hang. */
const untilFormOpens = <A>(send: (action: A) => Saga) =>
  function* (action: A): Saga {
    yield race([call(send, action), take(formOpened)]);
  };

export function* watchAuth(): Saga {
  yield takeLeading(loginAsked, untilFormOpens(logIn));
  yield takeLeading(forgotAsked, untilFormOpens(requestNewPassword));
  yield takeLeading(registerAsked, untilFormOpens(register));
}
