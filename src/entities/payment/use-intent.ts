import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  removeIntent,
  intentVersion,
  saveIntent,
  setIntentAccount,
  onIntentChange,
  readIntent,
} from '@/device/purchase-intent';

interface StoredIntent<T> {
  /** The stored choice; null if there is none, and always on the server and during hydration. */
  choice: T | null;
  save: (choice: T) => void;
  drop: () => void;
}

/**
 * Stores what the visitor was about to buy across login, top-up and reload, for their `account` (its id; empty for a
 * guest). `parse` must be a stable function.
 */
export function useIntent<T>(subject: string, parse: (choice: unknown) => T, account: string): StoredIntent<T> {
  // The saga that sets the account may not be loaded yet.
  useEffect(() => setIntentAccount(account), [account]);
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
