import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce delay after the last key. */
const DEBOUNCE_MS = 400;

/**
 * The text of a list's search field while it is typed. Calls `onSearch` after a pause; `value` is the active search.
 */
export function useSearchText(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const text = typed.trim();

  // The search was changed elsewhere (Back, a chip). Text being typed keeps its spaces.
  if (value !== seen) {
    setSeen(value);
    if (value !== text) setTyped(value);
  }

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return { typed, text, setTyped };
}
