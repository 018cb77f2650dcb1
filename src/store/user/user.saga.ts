import { buffers, channel, type Channel } from 'redux-saga';
import { fork, put, take, takeLeading } from 'redux-saga/effects';
import { request, requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { Saga } from '../saga';
import {
  avatarChosen,
  avatarProgressed,
  avatarUploaded,
  passwordUpdateAsked,
  passwordUpdated,
  profileUpdateAsked,
  profileUpdated,
  updateFailed,
  updateRequested,
} from './user.slice';

function* updateProfile({ payload }: ReturnType<typeof profileUpdateAsked>): Saga {
  yield put(updateRequested());
  const outcome = yield* requestRecord(({ users }, signal) => users.update(payload, { signal }));
  yield put(outcome.ok ? profileUpdated(outcome.data) : updateFailed(storedError(outcome.error)));
}

function* updatePassword({ payload }: ReturnType<typeof passwordUpdateAsked>): Saga {
  yield put(updateRequested());
  const outcome = yield* request(({ auth }, signal) => auth.changePassword(payload, { signal }));
  yield put(outcome.ok ? passwordUpdated() : updateFailed(storedError(outcome.error)));
}

function* uploadAvatar({ payload: file }: ReturnType<typeof avatarChosen>): Saga {
  yield put(updateRequested());
  const progress = channel<number>(buffers.sliding(1));
  yield fork(reportProgress, progress);
  const outcome = yield* requestRecord(({ users }, signal) =>
    users.uploadAvatar(file, { signal, onProgress: ({ percentage }) => progress.put(percentage) }),
  );
  progress.close();
  yield put(outcome.ok ? avatarUploaded(outcome.data.url) : updateFailed(storedError(outcome.error)));
}

function* reportProgress(progress: Channel<number>): Saga {
  while (true) yield put(avatarProgressed((yield take(progress)) as number));
}

export function* watchUser(): Saga {
  yield takeLeading(profileUpdateAsked, updateProfile);
  yield takeLeading(passwordUpdateAsked, updatePassword);
  yield takeLeading(avatarChosen, uploadAvatar);
}
