import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce delay after the last key. */
const DEBOUNCE_MS = 400;

/**
 * The text of a list's search field while it is typed. Calls `onSearch` after a pause; `value` is the active search.
 * While `isReverted`, the last search failed or was canceled, and its text stays.
 */
export function useSearchText(value: string, onSearch: (text: string) => void, isReverted = false) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const text = typed.trim();

  // The search was changed elsewhere (Back, a chip). Text being typed keeps its spaces.
  if (value !== seen && !isReverted) {
    setSeen(value);
    if (value !== text) setTyped(value);
  }

  const search = useEffectEvent(() => {
    if (text === value) return;
    // A key pressed before the list has this search belongs to the next one and must not be replaced.
    setSeen(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // Only typing starts a search: one that failed isn't repeated.
  }, [text]);

  return { typed, text, setTyped };
}
