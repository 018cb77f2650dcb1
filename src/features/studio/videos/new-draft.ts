import { draftNames, readDraft, writeDraft } from '@/device/drafts';
import type { FileFacts } from '@/device/upload-records';

const PREFIX = 'studio-new-video:';

/** Draft of a file that isn't uploaded yet. Choosing the same file again restores it. */
export const newDraftName = ({ name, size, lastModified }: FileFacts): string =>
  `${PREFIX}${size}:${lastModified}:${name}`;

/** Draft of a file that this page has uploaded. */
export const uploadedDraftName = (_id: string): string => `studio-uploaded-video:${_id}`;

/** Unsaved changes of a video, for its editor. */
export const videoDraftName = (_id: string): string => `studio-video:${_id}`;

export const draftFileNames = (): string[] =>
  draftNames()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length).replace(/^\d+:\d+:/, ''));

export const forgetNewDraft = (file: FileFacts): void => writeDraft(newDraftName(file), '');

/** Called when a file is uploaded: choosing it again would create a second video. */
export function moveNewDraft(file: FileFacts, _id: string): void {
  writeDraft(uploadedDraftName(_id), readDraft(newDraftName(file)));
  forgetNewDraft(file);
}
