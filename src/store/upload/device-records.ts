import { lockPage, isPageGone, thisPage } from '@/device/live-pages';
import {
  interruptedUploads,
  isSameFile,
  readUploadRecords,
  removeUploadRecords,
  saveUploadRecords,
  type AttachedFile,
  type UploadRecord,
} from '@/device/upload-records';
import type { UploadDraft, UploadJob, UploadKind } from './upload.state';

export const getAttached = (kind: UploadKind, draft: UploadDraft): AttachedFile[] => kind.attached?.(draft) ?? [];

/** Records starting uploads on the device, so that they can be continued after a reload. */
export function storeUploads(owner: string, jobs: readonly UploadJob[]): void {
  lockPage();
  saveUploadRecords(
    jobs.map(({ id, group, kind, file: { name, size, lastModified }, draft, resumeUrl = null }) => ({
      ...{ id, owner, kind: kind.name, group, name, size, lastModified, resumeUrl },
      ...{ attached: getAttached(kind, draft), page: thisPage, savedAt: Date.now() },
    })),
  );
}

/**
 * Removes the interrupted upload of the same file from the device and returns it, so that the new upload continues it.
 */
export function takeInterruptedUpload(owner: string, kind: string, group: string, file: File): UploadRecord | null {
  const drafts = interruptedUploads(readUploadRecords(), owner, isPageGone);
  const draft = drafts.find((one) => one.kind === kind && one.group === group && isSameFile(file, one));
  if (!draft) return null;
  removeUploadRecords([draft.id]);
  return draft;
}

/** A new upload that continues an interrupted one. A file that has changed since is sent from the start. */
export const toContinuedJob = (
  kind: UploadKind,
  { group, attached, resumeUrl, ...facts }: UploadRecord,
  file: File,
): UploadJob => ({
  ...{ id: newUploadId(), group, kind, file },
  draft: kind.restore(file, group, attached),
  resumeUrl: isSameFile(file, facts) ? resumeUrl : null,
});

/** An id unique to this tab. `randomUUID` is missing on pages without HTTPS. */
export const newUploadId = (): string => `up-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
