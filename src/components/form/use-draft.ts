import { useCallback, useSyncExternalStore } from 'react';
import { onDraftChange, readDraft, writeDraft } from '@/device/drafts';

/** A text that survives a log-in, a reload and a failure: kept on the device until it is emptied. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    onDraftChange,
    () => readDraft(name),
    () => '',
  );
  return [text, useCallback((next: string) => writeDraft(name, next), [name])];
}
