import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, race, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Reply } from '@/contract/envelope';
import type { CurrentUser } from '@/contract/user';
import { orIfUnsupported } from '@/lib/http/errors';
import { request } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { loadCurrentUser } from '../session/current-user.saga';
import { isSessionOver } from '../session/session.actions';
import { checkCurrentPassword } from './current-password.saga';
import {
  avatarChosen,
  avatarFailed,
  avatarUploadCanceled,
  avatarProgressed,
  avatarRequested,
  avatarUploaded,
  otherSessionsEnded,
  otherSessionsEnding,
  otherSessionsEndRequested,
  otherSessionsFailed,
  otherSessionsUnsupported,
  passwordCheckFailed,
  passwordUpdateRequested,
  passwordUpdated,
  profileUpdateRequested,
  profileUpdated,
  updateFailed,
  updateRequested,
} from './user.slice';

const RETRY = 'Wait a moment, then retry.';

function* updateProfile({ payload }: ReturnType<typeof profileUpdateRequested>): Saga {
  yield put(updateRequested('profile'));
  const outcome = yield* request<CurrentUser | null>(({ users }, signal) => users.update(payload, { signal }));
  if (!outcome.ok) {
    yield put(updateFailed(storedError(outcome.error)));
    return;
  }
  // Not every server returns the account.
  const saved = outcome.data?._id ? outcome.data : payload;
  yield put(profileUpdated({ ...payload, ...saved } as CurrentUser));
}

function* updatePassword({ payload: { currentPassword, ...body } }: ReturnType<typeof passwordUpdateRequested>): Saga {
  yield put(updateRequested('password'));
  const refusal = yield* checkCurrentPassword(currentPassword);
  if (refusal) {
    yield put(passwordCheckFailed(refusal));
    return;
  }
  const outcome = yield* request(({ auth }, signal) => auth.changePassword(body, { signal }));
  yield put(outcome.ok ? passwordUpdated() : updateFailed(storedError(outcome.error)));
}

/**
 * Someone who knew the old password may be logged in elsewhere. Not every server can end other sessions; then no toast
 * is shown.
 */
function* endOtherSessions(): Saga {
  const outcome = yield* request(({ auth }, signal) => auth.logout({ scope: 'others' }, { signal }));
  if (outcome.ok && outcome.data?.success) yield put(otherSessionsEnded());
}

/** Statuses by which back ends report that they lack the call. */
const MISSING_CALL_STATUSES = [404, 405, 501];

function* logOutOtherDevices(): Saga {
  yield put(otherSessionsEnding());
  const outcome = yield* request(({ auth }, signal) => auth.logout({ scope: 'others' }, { signal }));
  if (outcome.ok) yield put(outcome.data?.success ? otherSessionsEnded() : otherSessionsFailed(RETRY));
  else
    yield put(
      MISSING_CALL_STATUSES.includes(outcome.error.status)
        ? otherSessionsUnsupported()
        : otherSessionsFailed(outcome.error.message),
    );
}

function* uploadAvatar({ payload: file }: ReturnType<typeof avatarChosen>): Saga {
  yield put(avatarRequested());
  const progress = channel<number>(buffers.sliding(1));
  yield fork(reportProgress, progress);
  const isPerformer = yield* selected(({ user }) => user.current.isPerformer === true);
  const outcome = yield* request<{ url?: string } | null>(({ users, performers }, signal) => {
    const options = { signal, onProgress: ({ percentage }: { percentage: number }) => progress.put(percentage) };
    const upload = () => users.uploadAvatar(file, options);
    // Some back ends have a call of their own for performers (contract C.4).
    return isPerformer
      ? orIfUnsupported<Reply<{ url: string }>>(upload, () => performers.uploadAvatar(file, options))
      : upload();
  });
  progress.close();
  if (!outcome.ok) {
    yield put(avatarFailed(storedError(outcome.error)));
    return;
  }
  // Not every server returns the picture.
  if (!outcome.data?.url) yield* loadCurrentUser();
  yield put(avatarUploaded(outcome.data?.url || (yield* selected(({ user }) => user.current.avatar))));
}

function* uploadUnlessGivenUp(action: ReturnType<typeof avatarChosen>): Saga {
  yield race([call(uploadAvatar, action), take(avatarUploadCanceled)]);
}

/** Cancels a change when the session ends; otherwise its response would arrive in the next session. */
const ofSession = <A>(change: (action: A) => Saga) =>
  function* (action: A): Saga {
    yield race([call(change, action), take(isSessionOver)]);
  };

function* reportProgress(progress: Channel<number>): Saga {
  while (true) yield put(avatarProgressed((yield take(progress)) as number));
}

export function* watchUser(): Saga {
  yield takeLeading(profileUpdateRequested, ofSession(updateProfile));
  yield takeLeading(passwordUpdateRequested, ofSession(updatePassword));
  yield takeEvery(passwordUpdated, ofSession(endOtherSessions));
  yield takeLeading(otherSessionsEndRequested, ofSession(logOutOtherDevices));
  yield takeLeading(avatarChosen, ofSession(uploadUnlessGivenUp));
}
