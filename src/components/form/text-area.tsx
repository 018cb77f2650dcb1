import { useId } from 'react';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Field, fieldAttributes } from './field';
import styles from './field.module.css';
import { useAutoGrow } from './use-auto-grow';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string;
}

export function TextArea({ label, hint, error, rows = 5, ...rest }: TextAreaProps) {
  const id = useId();
  useAutoGrow(id, rest.value);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...fieldAttributes(id, hint, error)}
        {...rest}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        className={styles.area}
        dir={rest.dir ?? 'auto'}
      />
    </Field>
  );
}
