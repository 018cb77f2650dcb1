import { useCallback, useSyncExternalStore } from 'react';
import { readDraft, showDraft, writeDraft } from '@/device/drafts';

/**
 * A text stored on the device until it is cleared, so that it survives logins, reloads and failures. Of two tabs with the
 * same draft, each keeps its own text.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => showDraft(name, listener), [name]),
    () => readDraft(name),
    () => '',
  );
  return [text, useCallback((next: string) => writeDraft(name, next), [name])];
}
