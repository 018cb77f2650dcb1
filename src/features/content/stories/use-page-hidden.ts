import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is out of sight. */
export const usePageHidden = (): boolean => useSyncExternalStore(onChange, () => document.hidden, () => false);
