import { takeEvery } from 'redux-saga/effects';
import { removeUploadDrafts, updateUploadDraft } from '@/device/upload-drafts';
import { selected, type Saga } from '../saga';
import { attachedOf } from './device-drafts';
import { fileArrived, resumeUrlChanged, uploadsDropped } from './upload.slice';
import { draftChanged } from './upload.state';

/** Keeps the device's record of uploads up to date, so that a reload can tell which files to choose again. */
export function* followUploadDrafts(): Saga {
  yield takeEvery(fileArrived, ({ payload }) => removeUploadDrafts([payload.id]));
  yield takeEvery(uploadsDropped, ({ payload }) => removeUploadDrafts(payload));
  yield takeEvery(resumeUrlChanged, ({ payload: { id, resumeUrl } }) => updateUploadDraft(id, { resumeUrl }));
  yield takeEvery(draftChanged, function* ({ payload: { id } }): Saga {
    const entry = yield* selected(({ upload }) => upload.entries[id]);
    if (entry?.kind.attached) updateUploadDraft(id, { attached: attachedOf(entry.kind, entry.draft) });
  });
}
