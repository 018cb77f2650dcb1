import { fork, takeEvery } from 'redux-saga/effects';
import { removeUploadDrafts, updateUploadDraft } from '@/device/upload-drafts';
import { fromVisitor, selected, type Saga } from '../saga';
import { getAttached } from './device-drafts';
import { fileArrived, resumeUrlChanged, uploadsDropped } from './upload.slice';
import { draftChanged } from './upload.state';

/** Keeps the device's record of uploads up to date, so that a reload can tell which files to choose again. */
export function* followUploadDrafts(): Saga {
  /** URLs of partial uploads on the server. */
  const partial = new Map<string, string>();
  yield takeEvery(fileArrived, ({ payload }) => {
    partial.delete(payload.id);
    removeUploadDrafts([payload.id]);
  });
  yield takeEvery(uploadsDropped, function* ({ payload }): Saga {
    removeUploadDrafts(payload);
    const { uploads } = yield* fromVisitor('services');
    for (const id of payload) {
      const url = partial.get(id);
      partial.delete(id);
      if (url) yield fork(() => uploads.discard(url));
    }
  });
  yield takeEvery(resumeUrlChanged, ({ payload: { id, resumeUrl } }) => {
    if (resumeUrl) partial.set(id, resumeUrl);
    updateUploadDraft(id, { resumeUrl });
  });
  yield takeEvery(draftChanged, function* ({ payload: { id } }): Saga {
    const entry = yield* selected(({ upload }) => upload.entries[id]);
    if (entry?.kind.attached) updateUploadDraft(id, { attached: getAttached(entry.kind, entry.draft) });
  });
}
