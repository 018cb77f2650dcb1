import { put } from 'redux-saga/effects';
import { request } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { Saga } from '../saga';
import { nextTry } from './next-try.saga';
import { selectEntry } from './send-file.saga';
import { draftSaved, savingStarted, sessionLost, uploadFailed } from './upload.slice';

/** Saves the draft of an uploaded file until no changes are left. Returns true if the server has all of it. */
export function* saveDraft(id: string): Saga<boolean> {
  for (;;) {
    const entry = yield* selectEntry(id);
    if (!entry || entry.recordId === null) return false;
    const { kind, recordId, draft, saved, revision } = entry;
    if (!kind.save || revision === entry.savedRevision) return true;
    const save = kind.save.bind(kind);
    yield put(savingStarted({ id }));
    const outcome = yield* request((services, signal) => save(services, recordId, draft, saved, { signal }));
    if (outcome.ok) {
      yield put(draftSaved({ id, revision, draft }));
      continue;
    }
    const { error } = outcome;
    // The draft replaces the saved one, so repeating a save is harmless.
    if (!error.endsSession && (yield* nextTry(id, error))) continue;
    yield put(error.endsSession ? sessionLost({ id }) : uploadFailed({ id, error: storedError(error) }));
    return false;
  }
}
