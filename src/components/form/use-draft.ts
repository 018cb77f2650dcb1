import { useCallback, useSyncExternalStore } from 'react';
import { onDraftChange, readDraft, writeDraft } from '@/device/drafts';

/** A text stored on the device until it is cleared, so that it survives logins, reloads and failures. */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    onDraftChange,
    () => readDraft(name),
    () => '',
  );
  return [text, useCallback((next: string) => writeDraft(name, next), [name])];
}
