import { useMemo, useSyncExternalStore } from 'react';
import { removeIntent, intentVersion, saveIntent, onIntentChange, readIntent } from '@/device/purchase-intent';

interface StoredIntent<T> {
  /** The stored choice; null if there is none, and always on the server and during hydration. */
  choice: T | null;
  save: (choice: T) => void;
  drop: () => void;
}

/** Stores what the visitor was about to buy across login, top-up and reload. `parse` must be a stable function. */
export function useIntent<T>(subject: string, parse: (choice: unknown) => T): StoredIntent<T> {
  const version = useSyncExternalStore(
    onIntentChange,
    () => intentVersion(subject),
    () => null,
  );
  return useMemo(
    () => ({
      choice: version === null ? null : readIntent(subject, parse),
      save: (choice) => saveIntent(subject, choice),
      drop: () => removeIntent(subject),
    }),
    [version, subject, parse],
  );
}
