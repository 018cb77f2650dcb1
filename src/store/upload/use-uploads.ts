import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { shallowEqual, useAppSelector, useAppStore } from '../hooks';
import { newUploadId, storeUploads, takeInterruptedUpload } from './device-records';
import { saveRequested, uploadsDropped, uploadsPaused, uploadsResumed } from './upload.slice';
import {
  draftChanged,
  isUnsaved,
  uploadsRequested,
  type UploadDraft,
  type UploadEntry,
  type UploadKind,
} from './upload.state';

/*
 * The upload queue for studio screens. Two files upload at a time and continue across pages. A lost connection is
 * retried automatically; a file that the server refuses shows the reason at its row and keeps its draft.
 *
 *     const { ids, add } = useUploads(videoUploads, 'videos');
 *     <FileDrop rule={fileRules.video} label="Drop videos here" onFiles={(files) => add(files, (file) => ({ title: getTitle(file) }))} />
 *     {ids.map((id) => <VideoUpload key={id} id={id} />)}
 *
 *     function VideoUpload({ id }) {
 *       const upload = useUpload(id);
 *       const { draft, change, save, dirty, constraints } = useUploadDraft(videoUploads, id);
 *       if (!upload || !draft) return null;
 *       return <><ProgressRow {...upload.row} /> …fields that call `change({ title })`… <Button onClick={save}>Save</Button></>;
 *     }
 */

/** Queues validated files for a group and returns their ids; `toDraft` builds the initial draft of each. */
export function useUploadAdding<Draft extends UploadDraft>(kind: UploadKind<Draft>) {
  const store = useAppStore();
  return useCallback(
    (group: string, files: readonly File[], getDraft: (file: File) => Draft): string[] => {
      const owner = store.getState().user.current._id;
      const jobs = files.map((file) => {
        const interrupted = takeInterruptedUpload(owner, kind.name, group, file);
        const draft = interrupted ? kind.restore(file, group, interrupted.attached) : getDraft(file);
        return { id: newUploadId(), group, kind, file, draft, resumeUrl: interrupted?.resumeUrl ?? null };
      });
      storeUploads(owner, jobs);
      store.dispatch(uploadsRequested({ owner, jobs }));
      return jobs.map(({ id }) => id);
    },
    [store, kind],
  );
}

/**
 * The files of one kind in a group (a screen or subject such as `videos` or `gallery/<id>`), oldest first, from
 * whichever screen they were added.
 */
export function useUploads<Draft extends UploadDraft>(kind: UploadKind<Draft>, group: string) {
  const store = useAppStore();
  const ids = useAppSelector(
    ({ upload }) => upload.order.filter((id) => upload.entries[id]?.group === group),
    shallowEqual,
  );
  const addTo = useUploadAdding(kind);
  const add = useCallback(
    (files: readonly File[], toDraft: (file: File) => Draft) => addTo(group, files, toDraft),
    [addTo, group],
  );
  const drop = useCallback((dropped: readonly string[]) => void store.dispatch(uploadsDropped(dropped)), [store]);
  return { ids, add, drop };
}

/** Drops all files of a group, also those that are uploading. */
export function useUploadGroupDrop() {
  const store = useAppStore();
  return useCallback(
    (group: string) => {
      const { order, entries } = store.getState().upload;
      const ids = order.filter((id) => entries[id]?.group === group);
      if (ids.length > 0) store.dispatch(uploadsDropped(ids));
    },
    [store],
  );
}

/** One file with its actions, also as the props of a `ProgressRow`; null when it isn't in the queue. */
export function useUpload(id: string) {
  const store = useAppStore();
  const entry = useAppSelector(({ upload }) => upload.entries[id]);
  const handlers = useMemo(
    () => ({
      onPause: () => void store.dispatch(uploadsPaused([id])),
      onResume: () => void store.dispatch(uploadsResumed([id])),
      onDrop: () => void store.dispatch(uploadsDropped([id])),
    }),
    [store, id],
  );
  return useMemo(
    () => (entry ? { entry, row: { ...toRow(entry), ...handlers }, ...handlers } : null),
    [entry, handlers],
  );
}

function toRow(entry: UploadEntry) {
  const { file, step, sent, total, speed, left, error, endedSession, resumeUrl, hasRestarted, recordId, kind } = entry;
  return {
    name: file.name,
    size: file.size,
    step,
    sent,
    total,
    speed,
    left,
    error: error?.message,
    endedSession,
    isResumable: resumeUrl !== null,
    hasRestarted,
    arrived: recordId !== null,
    isUnsaved: isUnsaved(entry),
    href: recordId === null ? undefined : kind.href?.(recordId),
  };
}

/**
 * The draft of a file, kept by the queue during the upload and after a failure. Changes made before the upload is
 * complete are sent after it automatically; later ones are sent by `save`. `constraints` are the server's messages for
 * single fields.
 */
export function useUploadDraft<Draft extends UploadDraft>(kind: UploadKind<Draft>, id: string) {
  const store = useAppStore();
  const entry = useAppSelector(({ upload }) => upload.entries[id]);
  const change = useCallback((patch: Partial<Draft>) => void store.dispatch(draftChanged({ id, patch })), [store, id]);
  const save = useCallback(() => void store.dispatch(saveRequested({ id })), [store, id]);
  const draft = entry?.kind.name === kind.name ? (entry.draft as Draft) : null;
  return {
    draft,
    change,
    save,
    dirty: entry !== undefined && isUnsaved(entry),
    saving: entry?.step === 'saving',
    constraints: entry?.error?.constraints ?? NONE,
  };
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * Calls `onArrived` once for each uploaded file of a group, with the id of its record; also for those uploaded before
 * the screen was mounted and still listed.
 */
export function useOnUploaded(group: string, onArrived: (recordId: string, id: string) => void): void {
  const reported = useRef(new Set<string>());
  const arrived = useAppSelector(
    ({ upload }) =>
      upload.order.filter((id) => upload.entries[id]?.group === group && upload.entries[id].recordId !== null),
    shallowEqual,
  );
  const store = useAppStore();
  const report = useEffectEvent(onArrived);
  useEffect(() => {
    for (const id of arrived) {
      const recordId = store.getState().upload.entries[id]?.recordId;
      if (!recordId || reported.current.has(id)) continue;
      reported.current.add(id);
      report(recordId, id);
    }
  }, [arrived, store]);
}
