import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { shallowEqual, useAppSelector, useAppStore } from '../hooks';
import { insertInOrder } from './insert-in-order';
import { uploadsTaken } from './upload.slice';
import type { UploadDraft, UploadEntry, UploadKind } from './upload.state';
import { useUploads } from './use-uploads';

interface Attached {
  /** Server ids of uploaded files, as the surrounding form stores them. */
  ids: readonly string[];
  /** `added` are the uploads of new ids. */
  onIds: (ids: string[], added: readonly UploadEntry[]) => void;
}

/** Why files aren't uploaded yet. */
export type UploadDelay = 'failed' | 'paused' | 'uploading';

const NO_DRAFT: UploadDraft = {};

/**
 * Files that upload in the background and then belong to a form by their ids, such as pictures of a product or videos
 * of a post. They keep the order in which they were chosen and continue while the performer is on other pages. Call
 * `finish` once the form is saved.
 */
export function useAttachments(kind: UploadKind, group: string, { ids, onIds }: Attached) {
  const store = useAppStore();
  const { ids: listed, add, drop } = useUploads(kind, group);
  const inFlight = useAppSelector(
    ({ upload }) => listed.filter((id) => upload.entries[id]?.recordId === null),
    shallowEqual,
  );
  const delay = useAppSelector(({ upload }): UploadDelay | null => {
    const steps = inFlight.map((id) => upload.entries[id]?.step);
    if (steps.includes('failed')) return 'failed';
    if (steps.includes('paused')) return 'paused';
    return steps.length > 0 ? 'uploading' : null;
  });
  const arrived = useAppSelector(
    ({ upload }) => listed.flatMap((id) => (upload.entries[id]?.recordId ? upload.entries[id] : [])),
    shallowEqual,
  );

  const takeIn = useEffectEvent(() => {
    const order = arrived.flatMap(({ recordId }) => recordId ?? []);
    const missing = order.filter((id) => !ids.includes(id));
    if (missing.length > 0)
      onIds(
        missing.reduce<string[]>((all, id) => insertInOrder(all, id, order), [...ids]),
        arrived.filter(({ recordId }) => missing.includes(recordId ?? '')),
      );
  });
  useEffect(() => {
    takeIn();
    const untaken = arrived.flatMap(({ id, isTaken }) => (isTaken ? [] : id));
    if (untaken.length > 0) store.dispatch(uploadsTaken(untaken));
  }, [arrived, store]);

  return {
    /** Queue ids of files that aren't uploaded yet. */
    inFlight,
    /** A failure comes before a pause; null if all files are uploaded. */
    delay,
    /** Previews of uploaded files by server id. */
    previews: usePreviews(arrived),
    add: (files: readonly File[]) => void add(files, () => NO_DRAFT),
    remove: (recordId: string) => {
      drop(arrived.filter((entry) => entry.recordId === recordId).map(({ id }) => id));
      onIds(
        ids.filter((id) => id !== recordId),
        [],
      );
    },
    /** Removes the files from the queue after the form was saved or discarded. */
    finish: () => drop(listed),
  };
}

export interface Preview {
  name: string;
  /** Object URL of a picture, for this page only. */
  url: string | null;
}

type Previews = Readonly<Record<string, Preview>>;

const NONE: Previews = {};

function usePreviews(arrived: readonly UploadEntry[]): Previews {
  const { hold, read } = useMemo(() => getPreviews(arrived), [arrived]);
  return useSyncExternalStore(hold, read, read);
}

/** Object URLs are kept as long as a component is subscribed. */
function getPreviews(arrived: readonly UploadEntry[]) {
  let previews = NONE;
  return {
    hold: () => {
      previews = Object.fromEntries(arrived.map(({ recordId, file }) => [recordId ?? '', getPreview(file)]));
      return () => {
        for (const { url } of Object.values(previews)) if (url) URL.revokeObjectURL(url);
        previews = NONE;
      };
    },
    read: () => previews,
  };
}

function getPreview(file: File): Preview {
  return { name: file.name, url: file.type.startsWith('image/') ? URL.createObjectURL(file) : null };
}
