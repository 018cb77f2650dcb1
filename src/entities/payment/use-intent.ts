import { useMemo, useSyncExternalStore } from 'react';
import { dropIntent, intentVersion, keepIntent, onIntentChange, readIntent } from '@/device/purchase-intent';

interface KeptIntent<T> {
  /** What was chosen, or null; on the server and in the first render always null. */
  choice: T | null;
  keep: (choice: T) => void;
  drop: () => void;
}

/** What somebody was about to pay for, through log-in, top-up and reload. `parse` must be the same function every time. */
export function useIntent<T>(subject: string, parse: (choice: unknown) => T): KeptIntent<T> {
  const version = useSyncExternalStore(
    onIntentChange,
    () => intentVersion(subject),
    () => null,
  );
  return useMemo(
    () => ({
      choice: version === null ? null : readIntent(subject, parse),
      keep: (choice) => keepIntent(subject, choice),
      drop: () => dropIntent(subject),
    }),
    [version, subject, parse],
  );
}
