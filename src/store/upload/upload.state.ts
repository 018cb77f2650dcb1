import { createAction } from '@reduxjs/toolkit';
import type { Reply } from '@/contract/envelope';
import type { AttachedFile } from '@/device/upload-records';
import type { Services } from '@/services/create-services';
import type { UploadOptions } from '@/services/http/call-options';
import { lazyReducer } from '@/store/lazy-reducer';
import type { StoredError } from '../request/request-state';

/** The form data of a file, with pictures chosen for it: plain values and Blobs. */
export type UploadDraft = object;

/**
 * What an uploaded file becomes, and the calls for it. A constant of the feature, typed by its own draft:
 *
 *     export const videoUploads: UploadKind<VideoDraft> = {
 *       name: 'video',
 *       send: ({ videos }, file, draft, options) => videos.upload({ ...getParts(draft), video: file }, options),
 *       save: ({ videos }, id, draft, saved, options) => videos.updateOwn(id, getParts(draft, saved), options),
 *       restore: (file) => toDraft(file),
 *       href: (id) => studioPaths.video({ _id: id }),
 *     };
 *
 * Pass the options on to the service unchanged: they carry the progress, the abort signal, and the key by which a
 * server tells a retry from a second file.
 */
export interface UploadKind<Draft extends UploadDraft = UploadDraft> {
  name: string;
  /** Sends the file, with the draft at the start of the upload. */
  send(services: Services, file: File, draft: Draft, options: UploadOptions): Promise<Reply<{ _id: string }>>;
  /** Saves later changes; `saved` is what the server has. Without it, changes stay local. */
  save?(
    services: Services,
    recordId: string,
    draft: Draft,
    saved: Draft,
    options: UploadOptions,
  ): Promise<Reply<unknown>>;
  /** The draft of a file chosen again after a reload, as far as the device stores it. */
  restore(file: File, group: string, attached: readonly AttachedFile[]): Draft;
  /** Other files of the draft, which a reload loses and the performer must choose again. */
  attached?(draft: Draft): AttachedFile[];
  /**
   * True if the record is of use only to a form that stores its id, such as a picture of a product. It counts as
   * unsaved until a form takes it, and stays in the queue until the form is saved or discarded.
   */
  belongsToForm?: boolean;
  /** Called when the file is uploaded, to move what the device stores for it to the record. */
  onArrived?(file: File, recordId: string): void;
  /**
   * Stores on the device which details of an uploaded file the server lacks, so that a reload doesn't lose them.
   * `changes` is the changed part of the draft, `saved` is what the server has.
   */
  storeChanges?(recordId: string, changes: Partial<Draft>, saved: Draft): void;
  /** Path of the record's page. */
  href?(recordId: string): string;
}

export type UploadStep =
  /** In line, for the file or its draft. */
  | 'waiting'
  | 'sending'
  /** The connection was lost; retried automatically. */
  | 'retrying'
  /**
   * Stopped by the performer or the end of the session. Continues where it stopped if there is a `resumeUrl`, otherwise
   * from the start.
   */
  | 'paused'
  /** The file is uploaded and its draft is being saved. */
  | 'saving'
  /** Refused, or the connection failed. With a `recordId`, only the draft is missing. */
  | 'failed'
  | 'done';

export interface UploadEntry {
  id: string;
  /** The screen or subject it belongs to, such as `videos` or `gallery/<id>`. */
  group: string;
  kind: UploadKind;
  file: File;
  step: UploadStep;
  draft: UploadDraft;
  revision: number;
  /** The revision the server has. */
  savedRevision: number;
  saved: UploadDraft;
  /**
   * The draft sent with the file. It stays the same for all attempts, so that the server can tell a retry from a second
   * file.
   */
  parcel: { draft: UploadDraft; revision: number } | null;
  /** In bytes. `total` includes the other parts of the request. */
  sent: number;
  total: number;
  /** Bytes per second; null without an estimate. */
  speed: number | null;
  /** Seconds left. */
  left: number | null;
  /** URL of the partial upload on the server; null if it can't be resumed. */
  resumeUrl: string | null;
  /** The server lost the partial upload, so the file is sent from the start. */
  hasRestarted: boolean;
  /** Automatic retries after a lost connection. */
  tries: number;
  /** Paused because the session ended; a login continues it. */
  endedSession: boolean;
  error: StoredError | null;
  /** Id assigned by the server. */
  recordId: string | null;
  /** A form has the id of the record. */
  isTaken: boolean;
}

interface Leaving {
  /** A show runs in another tab. */
  endsShow: boolean;
}

export interface UploadState {
  /** Id of the account. */
  owner: string;
  order: string[];
  entries: Record<string, UploadEntry>;
  /** What a logout that waits for an answer would end; null without one. */
  leaving: Leaving | null;
}

export const initialUpload: UploadState = { owner: '', order: [], entries: {}, leaving: null };

export const uploadReducer = lazyReducer(initialUpload);

export type UploadJob = Pick<UploadEntry, 'id' | 'group' | 'kind' | 'file' | 'draft'> &
  Partial<Pick<UploadEntry, 'resumeUrl'>>;

/** The files have been validated. */
export const uploadsRequested = createAction<{ owner: string; jobs: UploadJob[] }>('upload/uploadsRequested');

/** Part of the draft changed; `patch` holds the changed fields. */
export const draftChanged = createAction<{ id: string; patch: UploadDraft }>('upload/draftChanged');

export const leaveRequested = createAction<Leaving>('upload/leaveRequested');
/** True to leave and lose unfinished uploads or the show, false to stay. */
export const leaveAnswered = createAction<boolean>('upload/leaveAnswered');

/** True while the file is sent or waits for that. */
export const isActive = ({ step }: UploadEntry): boolean =>
  step === 'waiting' || step === 'sending' || step === 'retrying' || step === 'saving';

/** True if the server lacks part of an entry, or no form has its record. */
export const isUnsaved = ({ step, kind, revision, savedRevision, isTaken }: UploadEntry): boolean =>
  step !== 'done' ||
  (kind.save !== undefined && revision !== savedRevision) ||
  (kind.belongsToForm === true && !isTaken);

/** True if an entry can leave the queue without losing anything. Forms show previews of their files. */
export const isClearable = (entry: UploadEntry): boolean => !isUnsaved(entry) && !entry.kind.belongsToForm;

/** True if leaving the site or logging out would lose something. */
export const wouldLose = ({ entries }: UploadState): boolean => Object.values(entries).some(isUnsaved);
