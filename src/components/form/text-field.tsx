import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field, fieldAttributes } from './field';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** Error message, announced with the control. */
  error?: string;
}

/** A single-line input with its label. Passwords can be revealed. */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          {...fieldAttributes(id, hint, error)}
          {...rest}
          type={secret && revealed ? 'text' : type}
          className={styles.input}
          dir={rest.dir ?? 'auto'}
        />
        {secret && (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={revealed}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOff /> : <Eye />}
            <span className="visually-hidden">Show password</span>
          </button>
        )}
      </div>
    </Field>
  );
}
