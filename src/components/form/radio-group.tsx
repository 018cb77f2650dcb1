import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import tick from './tick.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  hint?: ReactNode;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>({
  label,
  name,
  value,
  options,
  hint,
  onChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={hint ? id : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={tick.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
