import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import styles from './search-text.module.css';

/** So long after the last key the text counts as written. */
const PAUSE_MS = 400;

interface SearchTextProps {
  name: string;
  label: string;
  /** The text that the list is searched for. */
  value: string;
  onSearch: (text: string) => void;
  /** Takes the focus when it comes onto the page. */
  takesFocus?: boolean;
}

/** The text of a list's search, inside the list's form: searched for after a pause, at once by Enter or the cross. */
export function SearchText({ name, label, value, onSearch, takesFocus = false }: SearchTextProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const text = typed.trim();

  // The search was changed from elsewhere: Back, a chip. What one is typing oneself keeps its spaces.
  if (value !== seen) {
    setSeen(value);
    if (value !== text) setTyped(value);
  }

  const arrive = useEffectEvent(() => takesFocus && input.current?.focus({ preventScroll: true }));
  useEffect(() => void arrive(), []);

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(text), PAUSE_MS);
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
