import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Announces the error when it appears, for fields outside of forms that move the focus to their errors. */
  announceError?: boolean;
  children: ReactNode;
}

export function Field({ id, label, hint, error, announceError, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} announced={announceError} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error, announced }: { id: string; error?: string; announced?: boolean }) {
  return error ? (
    <p className={styles.error} id={`${id}-error`} role={announced ? 'alert' : undefined}>
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
