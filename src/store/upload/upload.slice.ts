import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredError } from '../request/request-state';
import { currentUserLoaded, loggedIn, loggedOut, sessionEnded } from '../session/session.actions';
import {
  draftChanged,
  initialUpload,
  isActive,
  leaveAnswered,
  leaveRequested,
  uploadReducer,
  uploadsRequested,
  type UploadDraft,
  type UploadEntry,
  type UploadJob,
  type UploadState,
} from './upload.state';

type About<T = object> = PayloadAction<{ id: string } & T>;
type Ids = PayloadAction<readonly string[]>;

const NO_PROGRESS = { sent: 0, speed: null, left: null };

const newEntry = (job: UploadJob): UploadEntry => ({
  ...job,
  resumeUrl: job.resumeUrl ?? null,
  hasRestarted: false,
  step: 'waiting',
  revision: 0,
  savedRevision: -1,
  saved: job.draft,
  parcel: null,
  ...NO_PROGRESS,
  total: job.file.size,
  tries: 0,
  endedSession: false,
  error: null,
  recordId: null,
  isTaken: false,
});

/** The progress that remains after a stop: a resumable upload keeps what the server has. */
const progressLeft = ({ resumeUrl, sent }: UploadEntry) =>
  resumeUrl === null ? NO_PROGRESS : { ...NO_PROGRESS, sent };

function stop(entry: UploadEntry, endedSession: boolean): void {
  Object.assign(entry, { ...progressLeft(entry), step: 'paused', endedSession });
}

/** Puts an entry back in line with fresh attempts. */
function begin(entry: UploadEntry): void {
  Object.assign(entry, { ...progressLeft(entry), step: 'waiting', tries: 0, endedSession: false, error: null });
}

const findEntries = (entries: UploadState['entries'], ids: readonly string[]) => ids.flatMap((id) => entries[id] ?? []);

function forget(state: UploadState, ids: readonly string[]): void {
  for (const id of ids) delete state.entries[id];
  state.order = state.order.filter((id) => state.entries[id] !== undefined);
}

const upload = createSlice({
  name: 'upload',
  initialState: initialUpload,
  reducers: {
    uploadsPaused({ entries }, { payload }: Ids) {
      for (const entry of findEntries(entries, payload)) if (isActive(entry)) stop(entry, false);
    },
    /** Continues after a pause, or retries after a failure. */
    uploadsResumed({ entries }, { payload }: Ids) {
      for (const entry of findEntries(entries, payload))
        if (entry.step === 'paused' || entry.step === 'failed') begin(entry);
    },
    /** Canceled, or removed from the list. */
    uploadsDropped(state, { payload }: Ids) {
      forget(state, payload);
    },
    /** A form has the records of these files. */
    uploadsTaken({ entries }, { payload }: Ids) {
      for (const entry of findEntries(entries, payload)) entry.isTaken = true;
    },
    /** Saves the draft of an uploaded file; before that, it is sent with the file anyway. */
    saveRequested({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (entry?.recordId && (entry.step === 'done' || entry.step === 'failed')) begin(entry);
    },

    sendingStarted({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (!entry) return;
      entry.step = 'sending';
      entry.parcel ??= { draft: entry.draft, revision: entry.revision };
    },
    uploadProgressed(
      { entries },
      { payload: { id, ...progress } }: About<Pick<UploadEntry, 'sent' | 'total' | 'speed' | 'left'>>,
    ) {
      const entry = entries[id];
      if (entry?.step !== 'sending') return;
      // Progress stored on the server resets the retry count.
      if (entry.resumeUrl !== null && progress.sent > entry.sent) entry.tries = 0;
      Object.assign(entry, progress);
    },
    resumeUrlChanged({ entries }, { payload: { id, resumeUrl } }: About<Pick<UploadEntry, 'resumeUrl'>>) {
      const entry = entries[id];
      if (!entry || entry.resumeUrl === resumeUrl) return;
      Object.assign(entry, {
        ...NO_PROGRESS,
        total: entry.file.size,
        resumeUrl,
        hasRestarted: entry.hasRestarted || entry.resumeUrl !== null,
      });
    },
    connectionLost({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (entry) Object.assign(entry, { ...progressLeft(entry), step: 'retrying', tries: entry.tries + 1 });
    },
    sessionLost({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (entry) stop(entry, true);
    },
    fileArrived({ entries }, { payload }: About<{ recordId: string }>) {
      const entry = entries[payload.id];
      if (!entry) return;
      const { draft, revision } = entry.parcel ?? entry;
      Object.assign(entry, {
        recordId: payload.recordId,
        sent: entry.total,
        speed: null,
        left: null,
        savedRevision: revision,
        saved: draft,
        parcel: null,
        tries: 0,
      });
    },
    savingStarted({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (entry) entry.step = 'saving';
    },
    draftSaved({ entries }, { payload: { id, revision, draft } }: About<{ revision: number; draft: UploadDraft }>) {
      const entry = entries[id];
      if (entry) Object.assign(entry, { savedRevision: revision, saved: draft });
    },
    uploadDone({ entries }, { payload }: About) {
      const entry = entries[payload.id];
      if (entry) entry.step = 'done';
    },
    uploadFailed({ entries }, { payload }: About<{ error: StoredError }>) {
      const entry = entries[payload.id];
      if (!entry) return;
      Object.assign(entry, { ...progressLeft(entry), step: 'failed', error: payload.error });
      // After a refusal, the next attempt sends the current draft.
      if (payload.error.status !== 0) entry.parcel = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(uploadsRequested, (state, { payload: { owner, jobs } }) => {
        state.owner = owner;
        for (const job of jobs) {
          state.entries[job.id] = newEntry(job);
          state.order.push(job.id);
        }
      })
      .addCase(draftChanged, ({ entries }, { payload: { id, patch } }) => {
        const entry = entries[id];
        if (!entry) return;
        entry.draft = { ...entry.draft, ...patch } satisfies UploadDraft;
        entry.revision += 1;
      })
      .addCase(leaveRequested, (state, { payload }) => void (state.leaving = payload))
      .addCase(leaveAnswered, (state) => void (state.leaving = null))
      .addCase(sessionEnded, (state) => {
        state.leaving = null;
        for (const entry of Object.values(state.entries)) if (isActive(entry)) stop(entry, true);
      })
      // Dispatched before `loggedIn`. Another account's uploads are dropped.
      .addCase(currentUserLoaded, (state, { payload }) =>
        state.owner === '' || payload._id === state.owner ? state : initialUpload,
      )
      .addCase(loggedIn, ({ entries }) => {
        for (const entry of Object.values(entries)) if (entry.endedSession) begin(entry);
      })
      .addCase(loggedOut, () => initialUpload),
});

uploadReducer.fill(upload.reducer);

export const {
  uploadsPaused,
  uploadsResumed,
  uploadsDropped,
  uploadsTaken,
  saveRequested,
  sendingStarted,
  uploadProgressed,
  resumeUrlChanged,
  connectionLost,
  sessionLost,
  fileArrived,
  savingStarted,
  draftSaved,
  uploadDone,
  uploadFailed,
} = upload.actions;
