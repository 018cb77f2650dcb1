import { buffers, channel, type Channel, type Task } from 'redux-saga';
import { call, cancel, fork, put, take } from 'redux-saga/effects';
import { isReadable } from '@/lib/files/file-check';
import type { UploadProgress } from '@/services/http/call-options';
import { requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { nextTry } from './next-try.saga';
import {
  fileArrived,
  resumeUrlChanged,
  sendingStarted,
  sessionLost,
  uploadFailed,
  uploadProgressed,
} from './upload.slice';
import type { UploadEntry } from './upload.state';

interface Sample {
  /** In ms. */
  at: number;
  sent: number;
}

/** The speed is averaged over this time: short enough to follow changes, long enough to be steady. */
const WINDOW_MS = 8000;
/** Before this time, there is no estimate. */
const FIRST_MS = 1000;

interface UploadSpeed {
  /** Bytes per second; null without an estimate. */
  speed: number | null;
  /** Seconds left; null without an estimate. */
  left: number | null;
}

/** Estimates the speed of an upload. */
export function createSpeedMeter(): (at: number, sent: number, total: number) => UploadSpeed {
  let samples: Sample[] = [];
  return (at, sent, total) => {
    samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
    const first = samples[0];
    if (!first || at - first.at < FIRST_MS) return { speed: null, left: null };
    const speed = ((sent - first.sent) / (at - first.at)) * 1000;
    return { speed, left: speed > 0 ? (total - sent) / speed : null };
  };
}

const GONE = {
  status: 0,
  message: 'This file can’t be read because it was moved or changed. Choose it again.',
  constraints: {},
};

export const selectEntry = (id: string) => selected(({ upload }) => upload.entries[id]);

/** Uploads the file, unless it is uploaded already. Returns true if it is. */
export function* sendFile(id: string): Saga<boolean> {
  for (;;) {
    const entry = yield* selectEntry(id);
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
    if (!(yield* nextTry(id, error))) {
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
      resume: { file, url: resumeUrl, onUrl: (url) => urls.put(url) },
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
