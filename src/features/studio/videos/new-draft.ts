import { draftNames, writeDraft } from '@/device/drafts';

const PREFIX = 'studio-video-new:';

/** Storage key of the draft. */
export const newDraftName = ({ name, size }: Pick<File, 'name' | 'size'>): string => `${PREFIX}${size}:${name}`;

/** The names of the files about which something is kept on this device. */
export const draftFileNames = (): string[] =>
  draftNames()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length).replace(/^\d+:/, ''));

/** What was typed about a file is with the server. */
export const forgetNewDraft = (file: Pick<File, 'name' | 'size'>): void => writeDraft(newDraftName(file), '');
