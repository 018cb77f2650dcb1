import { useEffect, useSyncExternalStore } from 'react';
import { onRecentSearches, readRecentSearches, rememberSearch } from '@/device/recent-searches';

/** A text that stays unchanged this long counts as a search. */
const TYPING_PAUSE_MS = 1500;

export function useRememberSearch(text: string): void {
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => rememberSearch(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

// One string, so that equal lists are equal snapshots. A search has no line breaks.
const getSnapshot = () => readRecentSearches().join('\n');

/** Recent searches on this device; empty until hydration. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(onRecentSearches, getSnapshot, () => '')
    .split('\n')
    .filter(Boolean);
}
