import { useEffect, useEffectEvent, useRef } from 'react';
import { Search, X } from 'lucide-react';
import { useSearchText } from './use-search-text';
import { MAX_SEARCH_LENGTH } from '@/lib/lists/list-url';
import { isComposing } from '@/components/form/is-composing';
import styles from './search-text.module.css';

interface SearchTextProps {
  name: string;
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** The last search failed or was canceled; its text stays. */
  isReverted?: boolean;
  /** Focuses the input on mount. */
  takesFocus?: boolean;
}

/** The search input of a list. Searches after a pause in typing, or immediately with Enter or the clear button. */
export function SearchText({ name, label, value, onSearch, isReverted, takesFocus = false }: SearchTextProps) {
  const { typed, text, setTyped } = useSearchText(value, onSearch, isReverted);
  const input = useRef<HTMLInputElement>(null);

  const focusOnMount = useEffectEvent(() => takesFocus && input.current?.focus({ preventScroll: true }));
  useEffect(() => void focusOnMount(), []);

  return (
    <div className={styles.box}>
      <Search className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name={name}
        value={typed}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== value && !isComposing(event.nativeEvent)) onSearch(text);
        }}
      />
      {typed && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setTyped('');
            onSearch('');
            input.current?.focus();
          }}
        >
          <X />
          <span className="visually-hidden">Clear search</span>
        </button>
      )}
    </div>
  );
}
