import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor wants nothing to move by itself; null in the first HTML, which does not know. */
export const useReducedMotion = (): boolean | null => useSyncExternalStore<boolean | null>(onChange, () => window.matchMedia(QUERY).matches, () => null);
