import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import styles from './search-text.module.css';

/** Debounce delay after the last key. */
const DEBOUNCE_MS = 400;

interface SearchTextProps {
  name: string;
  label: string;
  /** The active search text. */
  value: string;
  onSearch: (text: string) => void;
  /** Focuses the input on mount. */
  takesFocus?: boolean;
}

/** The search input of a list. Searches after a pause in typing, or immediately with Enter or the clear button. */
export function SearchText({ name, label, value, onSearch, takesFocus = false }: SearchTextProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const text = typed.trim();

  // The search was changed elsewhere (Back, a chip). Text being typed keeps its spaces.
  if (value !== seen) {
    setSeen(value);
    if (value !== text) setTyped(value);
  }

  const focusOnMount = useEffectEvent(() => takesFocus && input.current?.focus({ preventScroll: true }));
  useEffect(() => void focusOnMount(), []);

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <div className={styles.box}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name={name}
        value={typed}
        placeholder={label}
        aria-label={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== value) onSearch(text);
        }}
      />
      {typed && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
        >
          <X aria-hidden="true" />
          <span className="visually-hidden">Clear search</span>
        </button>
      )}
    </div>
  );
}
