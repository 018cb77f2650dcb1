import { buffers, channel, type Channel, type Task } from 'redux-saga';
import { call, cancel, fork, put, take } from 'redux-saga/effects';
import { isReadable } from '@/lib/files/file-check';
import type { UploadProgress } from '@/services/http/http-client';
import { requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { nextTry } from './next-try.saga';
import { createSpeedMeter } from './speed';
import {
  fileArrived,
  resumeUrlChanged,
  sendingStarted,
  sessionLost,
  uploadFailed,
  uploadProgressed,
} from './upload.slice';
import type { UploadEntry } from './upload.state';

const GONE = {
  status: 0,
  message: 'This file can’t be read because it was moved or changed. Choose it again.',
  constraints: {},
};

export const entryOf = (id: string) => selected(({ upload }) => upload.entries[id]);

/** Uploads the file, unless it is uploaded already. Returns true if it is. */
export function* sendFile(id: string): Saga<boolean> {
  for (;;) {
    const entry = yield* entryOf(id);
    if (!entry) return false;
    if (entry.recordId !== null) return true;
    const outcome = yield* send(entry);
    if (outcome.ok) {
      yield put(fileArrived({ id, recordId: outcome.data._id }));
      return true;
    }
    const { error } = outcome;
    if (error.endsSession) {
      yield put(sessionLost({ id }));
      return false;
    }
    if (error.status === 0 && !((yield call(isReadable, entry.file)) as boolean)) {
      yield put(uploadFailed({ id, error: GONE }));
      return false;
    }
    if (!(yield* nextTry(entry, error))) {
      yield put(uploadFailed({ id, error: storedError(error) }));
      return false;
    }
    yield put(sendingStarted({ id }));
  }
}

function* send({ id, kind, file, draft, parcel, resumeUrl }: UploadEntry): Saga<Outcome<{ _id: string }>> {
  const updates = channel<UploadProgress>(buffers.sliding(1));
  const urls = channel<string>(buffers.expanding(2));
  const tasks = [(yield fork(reportProgress, id, updates)) as Task, (yield fork(storeUrl, id, urls)) as Task];
  const outcome = yield* requestRecord((services, signal) =>
    kind.send(services, file, parcel?.draft ?? draft, {
      signal,
      idempotencyKey: id,
      onProgress: (progress) => updates.put(progress),
      resume: { url: resumeUrl, onUrl: (url) => urls.put(url) },
    }),
  );
  yield cancel(tasks);
  return outcome;
}

function* storeUrl(id: string, urls: Channel<string>): Saga {
  while (true) {
    const resumeUrl = (yield take(urls)) as string;
    yield put(resumeUrlChanged({ id, resumeUrl }));
  }
}

function* reportProgress(id: string, updates: Channel<UploadProgress>): Saga {
  const pace = createSpeedMeter();
  while (true) {
    const { sent, total } = (yield take(updates)) as UploadProgress;
    yield put(uploadProgressed({ id, sent, total, ...pace(Date.now(), sent, total) }));
  }
}
