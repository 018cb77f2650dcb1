import { useRef, useState } from 'react';
import { X } from 'lucide-react';
import type { Language } from '@/contract/misc';
import { SelectField } from './select-field';
import styles from './languages-field.module.css';

interface LanguagesFieldProps {
  /** Language codes. */
  chosen: readonly string[];
  options: readonly Language[];
  hint?: string;
  error?: string;
  onChange: (codes: string[]) => void;
}

export function LanguagesField({ chosen, options, hint, error, onChange }: LanguagesFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  // A closed list changes with every arrow key, so a language picked by keyboard is added with Enter or on leaving.
  const [picked, setPicked] = useState('');
  const isByKeyboard = useRef(false);
  const add = (code: string) => {
    setPicked('');
    if (code) onChange([...chosen, code]);
  };
  const getName = (code: string) => options.find((language) => language.code === code)?.name ?? code;
  const remove = (code: string) => {
    onChange(chosen.filter((other) => other !== code));
    select.current?.focus();
  };
  return (
    <div className={styles.field}>
      <SelectField
        ref={select}
        label="Languages"
        name="languages"
        hint={hint}
        error={error}
        value={picked}
        options={[
          { value: '', label: 'Add a language' },
          ...options
            .filter(({ code }) => !chosen.includes(code))
            .map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onPointerDown={() => (isByKeyboard.current = false)}
        onKeyDown={(event) => {
          isByKeyboard.current = true;
          if (event.key !== 'Enter' || !picked) return;
          event.preventDefault();
          add(picked);
        }}
        onChange={({ target }) => (isByKeyboard.current ? setPicked : add)(target.value)}
        onBlur={() => add(picked)}
      />
      {chosen.length > 0 ? (
        <ul role="list" className={styles.chosen} aria-label="Languages you speak">
          {chosen.map((code) => (
            <li key={code}>
              <button type="button" className={styles.language} onClick={() => remove(code)}>
                <span className="visually-hidden">Remove</span>
                <span dir="auto">{getName(code)}</span>
                <X />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
