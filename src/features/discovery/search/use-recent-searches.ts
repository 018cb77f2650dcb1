import { useEffect, useSyncExternalStore } from 'react';
import { onRecentSearches, readRecentSearches, rememberSearch } from '@/device/recent-searches';

/** A text that stands for so long was meant, not on the way to another one. */
const MEANT_MS = 1500;

/** Keeps on this device what is searched for. */
export function useRememberSearch(text: string): void {
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => rememberSearch(text), MEANT_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

// One text for all of them: equal as long as nothing changes. A search is one line.
const snapshot = () => readRecentSearches().join('\n');

/** What this device has searched for; nothing until the page is alive. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(onRecentSearches, snapshot, () => '').split('\n').filter(Boolean);
}
