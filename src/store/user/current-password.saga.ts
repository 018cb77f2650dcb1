import { call, spawn } from 'redux-saga/effects';
import type { ApiError } from '@/lib/http/errors';
import { needsVerification } from '../auth/needs-verification';
import { request } from '../request/request.saga';
import type { StoredError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';

const WRONG_PASSWORD = 'That isn’t your current password. Nothing was changed.';
const NOT_CHECKED = 'We couldn’t check your current password, so nothing was changed.';
const NO_LOGIN_NAME = `${NOT_CHECKED} Your account has no username or email. Contact us to change your password.`;

/** Statuses by which back ends refuse a login for its credentials (contract C.1, differences 32). */
const REFUSED_STATUSES = [400, 401, 403, 404, 422];

const isAboutOtherField = ({ constraints }: ApiError) =>
  Object.keys(constraints).length > 0 && !('password' in constraints);
const isWrongPassword = (error: ApiError) =>
  REFUSED_STATUSES.includes(error.status) && !needsVerification(error) && !isAboutOtherField(error);

const toFailure = (message: string, constraints: StoredError['constraints'] = {}, status = 0): StoredError => ({
  status,
  message,
  constraints,
});

/** Some servers respond to every login with the token of the running session, which must stay. */
function* endCheckSession(token: string): Saga {
  const { auth } = yield* fromVisitor('services');
  const sessionToken = yield* fromVisitor('sessionToken');
  if (token !== sessionToken.get()) yield call(() => auth.logout({ scope: 'this' }, { token }).catch(() => undefined));
}

/**
 * Returns null if `password` is the account's, otherwise the error to show. The call that sets a password takes no old
 * one, so a login without the session's token does the check: it can't end or replace the session, and the session it
 * begins is ended at once.
 */
export function* checkCurrentPassword(password: string): Saga<StoredError | null> {
  const { username, email } = yield* selected(({ user }) => user.current);
  const loginName = username || email;
  if (!loginName) return toFailure(NO_LOGIN_NAME);
  const outcome = yield* request(({ auth }, signal) =>
    auth.login({ username: loginName, password, remember: false }, { signal }),
  );
  if (outcome.ok) {
    const token = outcome.data?.token;
    if (!token) return toFailure(NOT_CHECKED);
    yield spawn(endCheckSession, token);
    return null;
  }
  const { error } = outcome;
  if (isWrongPassword(error)) return toFailure(WRONG_PASSWORD, { currentPassword: WRONG_PASSWORD }, error.status);
  return toFailure(`${NOT_CHECKED} ${error.message}`, {}, error.status);
}
