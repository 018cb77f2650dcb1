import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError, fieldAttributes } from './field';
import styles from './field.module.css';
import tick from './tick.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input {...fieldAttributes(id, hint, error)} {...rest} type="checkbox" className={tick.box} />
        <span>{label}</span>
      </label>
      <div className={styles.checkError}>
        <FieldError id={id} error={error} />
      </div>
      {hint && (
        <p className={styles.checkHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
