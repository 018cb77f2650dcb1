import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fieldAttributes } from './field';
import styles from './field.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input {...fieldAttributes(id, hint)} {...rest} type="checkbox" />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.checkHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
