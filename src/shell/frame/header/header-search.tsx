import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { paths } from '@/lib/page/paths';
import styles from './header-search.module.css';

const SearchSuggestions = dynamic(() => import('./search-suggestions.client').then((module) => module.SearchSuggestions), { ssr: false });

/** The list below the field while it is there; `active` is the id of the option that the arrow keys are at. */
export interface Listbox {
  id: string;
  active: string | undefined;
}

/**
 * Search from every page: a plain GET form, with suggestions where scripts run. Their code comes with the first focus. `/` brings
 * the focus here (see GlobalKeys). The page of results has a field of its own.
 */
export function HeaderSearch() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [listbox, setListbox] = useState<Listbox | null>(null);
  if (router.pathname === paths.search()) return null;

  const go = (to: string) => {
    setText('');
    setOpen(false);
    input.current?.blur();
    void router.push(to);
  };

  return (
    <div className={styles.box} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}>
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
        shortcut="/"
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
      {open && <SearchSuggestions text={text.trim()} input={input} onListbox={setListbox} onGo={go} onClose={() => setOpen(false)} />}
    </div>
  );
}
