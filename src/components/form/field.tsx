import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlert />
      <span dir="auto">{error}</span>
    </p>
  ) : null;
}

/** Returns the attributes that link a control to its `Field`. */
export const fieldAttributes = (id: string, hint?: ReactNode, error?: string) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});
