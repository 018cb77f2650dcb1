import type { FileFacts } from '@/device/upload-drafts';
import { draftNames, writeDraft } from '@/device/drafts';

const PREFIX = 'studio-new-video:';

export const newDraftName = ({ name, size, lastModified }: FileFacts): string =>
  `${PREFIX}${size}:${lastModified}:${name}`;

export const draftFileNames = (): string[] =>
  draftNames()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length).replace(/^\d+:\d+:/, ''));

export const forgetNewDraft = (file: FileFacts): void => writeDraft(newDraftName(file), '');
