import { draftNames, writeDraft } from '@/device/drafts';

const PREFIX = 'studio-video-new:';

export const newDraftName = ({ name, size }: Pick<File, 'name' | 'size'>): string => `${PREFIX}${size}:${name}`;

export const draftFileNames = (): string[] =>
  draftNames()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length).replace(/^\d+:/, ''));

export const forgetNewDraft = (file: Pick<File, 'name' | 'size'>): void => writeDraft(newDraftName(file), '');
