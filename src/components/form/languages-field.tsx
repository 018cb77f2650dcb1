import { useRef } from 'react';
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
        value=""
        options={[
          { value: '', label: 'Add a language' },
          ...options
            .filter(({ code }) => !chosen.includes(code))
            .map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
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
