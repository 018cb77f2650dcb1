import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, fork, put, race, take } from 'redux-saga/effects';
import { runIsolated } from '@/store/run-isolated';
import { selected, type Saga } from '../saga';
import { loggedIn, loggedOut, sessionEnded } from '../session/session.actions';
import { saveDraft } from './save-draft.saga';
import { sendFile } from './send-file.saga';
import { followUploadDrafts } from './upload-records.saga';
import {
  fileArrived,
  saveRequested,
  savingStarted,
  sendingStarted,
  uploadDone,
  uploadFailed,
  uploadsDropped,
  uploadsPaused,
  uploadsResumed,
} from './upload.slice';
import { uploadsRequested, type UploadEntry, type UploadState } from './upload.state';

/** Files uploaded at a time. */
const AT_A_TIME = 2;

/** Actions after which an upload may start. */
const NEWS = [
  uploadsRequested,
  uploadsResumed,
  saveRequested,
  fileArrived,
  uploadDone,
  uploadFailed,
  uploadsPaused,
  uploadsDropped,
  loggedIn,
  sessionEnded,
].map(({ type }) => type);

const DEFECT = { status: 0, message: 'Something went wrong. Retry.', constraints: {} };

/** Works through the queue, two files at a time. Saving drafts of uploaded files doesn't wait in line. */
export function* serveUploads(): Saga {
  yield fork(followUploadDrafts);
  const news = (yield actionChannel(NEWS, buffers.sliding(1))) as Channel<Action>;
  while (true) {
    for (let next = yield* selected(findNext); next; next = yield* selected(findNext)) {
      yield put(next.recordId === null ? sendingStarted(next) : savingStarted(next));
      yield fork(runUpload, next.id);
    }
    yield take(news);
  }
}

function findNext({
  upload: { order, entries },
}: {
  upload: UploadState;
}): { id: string; recordId: string | null } | null {
  let free = AT_A_TIME;
  const waiting: UploadEntry[] = [];
  for (const id of order) {
    const entry = entries[id];
    if (entry?.recordId === null && (entry.step === 'sending' || entry.step === 'retrying')) free -= 1;
    if (entry?.step === 'waiting') waiting.push(entry);
  }
  const next = waiting.find(({ recordId }) => recordId !== null) ?? (free > 0 ? waiting[0] : undefined);
  return next ? { id: next.id, recordId: next.recordId } : null;
}

/** Processes one file until it is done, failed or stopped. */
function* runUpload(id: string): Saga {
  const isStop = (action: Action) =>
    ((uploadsPaused.match(action) || uploadsDropped.match(action)) && action.payload.includes(id)) ||
    sessionEnded.match(action) ||
    loggedOut.match(action);
  const turn = function* (): Saga {
    if (!(yield* runIsolated(() => sendAndSave(id)))) yield put(uploadFailed({ id, error: DEFECT }));
  };
  yield race({ turn: call(turn), stopped: take(isStop) });
}

function* sendAndSave(id: string): Saga {
  if ((yield* sendFile(id)) && (yield* saveDraft(id))) yield put(uploadDone({ id }));
}
