import { draftNames, writeDraft } from '@/device/drafts';

const PREFIX = 'studio-video-new:';

/** Storage key of the draft. */
export const newDraftName = ({ name, size }: Pick<File, 'name' | 'size'>): string => `${PREFIX}${size}:${name}`;

/** Names of files with stored drafts. */
export const draftFileNames = (): string[] =>
  draftNames()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length).replace(/^\d+:/, ''));

/** Deletes a draft once the server has it. */
export const forgetNewDraft = (file: Pick<File, 'name' | 'size'>): void => writeDraft(newDraftName(file), '');
