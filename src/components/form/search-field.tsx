import { useRef } from 'react';
import type { ComponentPropsWithoutRef, FormEvent, Ref } from 'react';
import { Search, X } from 'lucide-react';
import { cx } from '@/components/cx';
import { MAX_SEARCH_LENGTH } from '@/lib/lists/list-url';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Accessible name; not visible. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Without it, or without scripts, the form is a plain GET to `action`. */
  onSubmit?: (text: string) => void;
  action?: string;
  name?: string;
  placeholder?: string;
  /** Keyboard shortcut of the field, shown while it is empty: "/". */
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Extra attributes, for example for a combobox. */
  inputProps?: Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'>;
  className?: string;
}

export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  action,
  name = 'q',
  placeholder = 'Search',
  shortcut,
  inputRef,
  inputProps,
  className,
}: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(value.trim());
  };
  const clear = () => {
    onChange('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={cx(styles.form, className)}
      onSubmit={submit}
    >
      <input
        ref={inputRef}
        className={styles.input}
        type="search"
        name={name}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        {...inputProps}
      />
      <button type="submit" className={styles.submit}>
        <Search />
        <span className="visually-hidden">Search</span>
      </button>
      {value ? (
        <button type="button" className={styles.clear} onClick={clear}>
          <X />
          <span className="visually-hidden">Clear search</span>
        </button>
      ) : (
        shortcut && (
          <kbd className={styles.key} aria-hidden="true">
            {shortcut}
          </kbd>
        )
      )}
    </form>
  );
}
