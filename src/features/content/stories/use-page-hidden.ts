import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while the tab is hidden. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );
