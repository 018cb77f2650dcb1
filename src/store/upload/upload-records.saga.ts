import { fork, takeEvery } from 'redux-saga/effects';
import { removeUploadRecords, updateUploadRecord } from '@/device/upload-records';
import { fromVisitor, type Saga } from '../saga';
import { getAttached } from './device-records';
import { selectEntry } from './send-file.saga';
import { draftSaved, fileArrived, resumeUrlChanged, uploadsDropped } from './upload.slice';
import { draftChanged } from './upload.state';

/**
 * Keeps the device's record of uploads up to date, so that a reload can tell which files to choose again and which
 * details aren't saved.
 */
export function* followUploadDrafts(): Saga {
  /** URLs of partial uploads on the server. */
  const partial = new Map<string, string>();
  yield takeEvery(fileArrived, function* ({ payload: { id, recordId } }): Saga {
    partial.delete(id);
    removeUploadRecords([id]);
    const entry = yield* selectEntry(id);
    if (!entry) return;
    entry.kind.onArrived?.(entry.file, recordId);
    entry.kind.storeChanges?.(recordId, entry.draft, entry.saved);
  });
  yield takeEvery(uploadsDropped, function* ({ payload }): Saga {
    removeUploadRecords(payload);
    const { uploads } = yield* fromVisitor('services');
    for (const id of payload) {
      const url = partial.get(id);
      partial.delete(id);
      if (url) yield fork(() => uploads.discard(url));
    }
  });
  yield takeEvery(resumeUrlChanged, ({ payload: { id, resumeUrl } }) => {
    if (resumeUrl) partial.set(id, resumeUrl);
    updateUploadRecord(id, { resumeUrl });
  });
  yield takeEvery(draftChanged, function* ({ payload: { id, patch } }): Saga {
    const entry = yield* selectEntry(id);
    if (entry?.kind.attached) updateUploadRecord(id, { attached: getAttached(entry.kind, entry.draft) });
    if (entry?.recordId) entry.kind.storeChanges?.(entry.recordId, patch, entry.saved);
  });
  yield takeEvery(draftSaved, function* ({ payload: { id, draft } }): Saga {
    const entry = yield* selectEntry(id);
    if (entry?.recordId) entry.kind.storeChanges?.(entry.recordId, {}, draft);
  });
}
