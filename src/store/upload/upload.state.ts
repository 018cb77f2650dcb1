import { createAction } from '@reduxjs/toolkit';
import type { Reply } from '@/contract/envelope';
import type { AttachedFile } from '@/device/upload-drafts';
import type { Services } from '@/services/create-services';
import type { UploadOptions } from '@/services/http/http-client';
import { lazyReducer } from '@/store/lazy-reducer';
import type { StoredError } from '../request/request-state';

/** What is typed about a file, and pictures chosen for it: plain values and Blobs. */
export type UploadDraft = object;

/**
 * What a file becomes, and by which calls. A constant of the feature, whose own type of draft it names:
 *
 *     export const videoUploads: UploadKind<VideoDraft> = {
 *       name: 'video',
 *       send: ({ videos }, file, draft, options) => videos.upload({ ...partsOf(draft), video: file }, options),
 *       save: ({ videos }, id, draft, saved, options) => videos.updateOwn(id, partsOf(draft, saved), options),
 *       restore: (file) => draftOf(file),
 *       href: (id) => studioPaths.video({ _id: id }),
 *     };
 *
 * The options go on to the service as they are: they carry progress, the way to stop, and the key by which a server tells a second
 * try from a second file.
 */
export interface UploadKind<Draft extends UploadDraft = UploadDraft> {
  name: string;
  /** Sends the file, with the draft as it was when the file began to go up. */
  send(services: Services, file: File, draft: Draft, options: UploadOptions): Promise<Reply<{ _id: string }>>;
  /** Sends what was changed since; `saved` is what the server has. Without it that stays here. */
  save?(services: Services, recordId: string, draft: Draft, saved: Draft, options: UploadOptions): Promise<Reply<unknown>>;
  /** The draft of a file that is chosen again after a reload, as far as the device knows it. */
  restore(file: File, group: string, attached: readonly AttachedFile[]): Draft;
  /** Other files of the draft, which a reload loses and the performer has to choose again. */
  attached?(draft: Draft): AttachedFile[];
  /** Where one goes on with the record. */
  href?(recordId: string): string;
}

export type UploadStep =
  /** In line, for the file or for what was typed. */
  | 'waiting'
  | 'sending'
  /** The connection was lost: it is tried again by itself. */
  | 'retrying'
  /** Stopped, by the performer or because the session ended. Continues where it stopped if there is a `resumeUrl`, otherwise from the start. */
  | 'paused'
  /** The file is up, and what was typed is on its way. */
  | 'saving'
  /** Refused, or not got through. With a `recordId` only what was typed is missing. */
  | 'failed'
  | 'done';

export interface UploadEntry {
  id: string;
  /** Which screen or subject it belongs to, such as `videos` or `gallery/<id>`. */
  group: string;
  kind: UploadKind;
  file: File;
  step: UploadStep;
  draft: UploadDraft;
  /** Counts the changes of the draft. */
  revision: number;
  /** What the server has of it. */
  savedRevision: number;
  saved: UploadDraft;
  /** What goes with the file. It stays the same however often the connection is lost, so that the server can tell a second try from a second file. */
  parcel: { draft: UploadDraft; revision: number } | null;
  /** Bytes. `total` is the file with what is sent around it. */
  sent: number;
  total: number;
  /** Bytes a second; null while nobody can tell. */
  speed: number | null;
  /** Seconds. */
  left: number | null;
  /** Where the server keeps what it has of the file; null where an upload cannot be resumed. */
  resumeUrl: string | null;
  /** The server no longer had what was sent before, so the file is sent from the start. */
  hasRestarted: boolean;
  /** How often it was tried by itself after a lost connection. */
  tries: number;
  /** Why it is paused: the log-in will let it go on. */
  endedSession: boolean;
  error: StoredError | null;
  /** The id that the server gave. */
  recordId: string | null;
}

export interface UploadState {
  /** Whose uploads these are. */
  owner: string;
  order: string[];
  entries: Record<string, UploadEntry>;
  /** Whether a log-out waits for the answer to the question about what would be lost. */
  asksToLeave: boolean;
}

export const initialUpload: UploadState = { owner: '', order: [], entries: {}, asksToLeave: false };

export const uploadReducer = lazyReducer(initialUpload);

export type UploadJob = Pick<UploadEntry, 'id' | 'group' | 'kind' | 'file' | 'draft'> & Partial<Pick<UploadEntry, 'resumeUrl'>>;

/** Files are to go up. They have passed their checks. */
export const uploadsRequested = createAction<{ owner: string; jobs: UploadJob[] }>('upload/asked');

/** A file chosen for it or a text typed about it changed; the fields that are given. */
export const draftChanged = createAction<{ id: string; patch: UploadDraft }>('upload/draftChanged');

export const leaveRequested = createAction('upload/leaveRequested');
/** The answer: leave, and lose what is not up; or stay. */
export const leaveAnswered = createAction<boolean>('upload/leaveAnswered');

/** Whether something of an entry is not with the server yet. */
export const isUnsaved = ({ step, kind, revision, savedRevision }: UploadEntry): boolean => step !== 'done' || (kind.save !== undefined && revision !== savedRevision);

/** Whether leaving the site or logging out would lose something. */
export const wouldLose = ({ entries }: UploadState): boolean => Object.values(entries).some(isUnsaved);
