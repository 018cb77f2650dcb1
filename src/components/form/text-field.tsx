import { useId, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field, type FieldProps, fieldAttributes } from './field';
import styles from './field.module.css';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> & Omit<FieldProps, 'id' | 'children'>;

/** A single-line input with its label. Passwords can be revealed. */
export function TextField({ label, hint, error, announceError, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  return (
    <Field id={id} label={label} hint={hint} error={error} announceError={announceError}>
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
