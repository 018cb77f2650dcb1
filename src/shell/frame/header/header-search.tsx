import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useRef, useState, useSyncExternalStore } from 'react';
import { SearchField } from '@/components/form/search-field';
import { characterShortcuts } from '@/device/character-shortcuts';
import { paths } from '@/lib/page/paths';
import styles from './header-search.module.css';

const SearchSuggestions = dynamic(
  () => import('./search-suggestions.client').then((module) => module.SearchSuggestions),
  { ssr: false },
);

/** The suggestion list while it is open; `active` is the ID of the option selected by arrow keys. */
export interface Listbox {
  id: string;
  active: string | undefined;
}

/**
 * Site search: a plain GET form, with suggestions when JavaScript is available, whose code loads on first focus. `/`
 * focuses the field (see GlobalKeys). The results page has its own field.
 */
export function HeaderSearch() {
  const router = useRouter();
  const hasShortcuts = useSyncExternalStore(characterShortcuts.onChange, characterShortcuts.read, () => true);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [listbox, setListbox] = useState<Listbox | null>(null);
  if (router.pathname === paths.search()) return null;

  const go = (to: string) => {
    setText('');
    setOpen(false);
    document.getElementById('content')?.focus({ preventScroll: true });
    void router.push(to);
  };

  return (
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <SearchField
        label="Search"
        placeholder="Search"
        action={paths.search()}
        value={text}
        onChange={(value) => {
          setText(value);
          setOpen(true);
        }}
        onSubmit={(q) => go(paths.search(q))}
        shortcut={hasShortcuts ? '/' : undefined}
        inputRef={input}
        inputProps={{
          type: 'text',
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': listbox !== null,
          'aria-controls': listbox?.id,
          'aria-activedescendant': listbox?.active,
          onFocus: () => setOpen(true),
          onKeyDown: ({ key }) => key === 'ArrowDown' && setOpen(true),
        }}
      />
      {open && (
        <SearchSuggestions
          text={text.trim()}
          input={input}
          onListbox={setListbox}
          onGo={go}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
