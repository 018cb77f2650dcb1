import type { ComponentPropsWithRef } from 'react';
import { passwordStrength } from 'check-password-strength';
import { cx } from '@/components/cx';
import { TextField } from './text-field';
import styles from './new-password-field.module.css';

/** The least that servers of this API take (contract C.1). */
const SHORTEST = 6;
/** A sentence of that length is strong whatever it is made of. */
const LONG = 16;

const LEVELS = ['very weak', 'weak', 'fair', 'strong'] as const;

function levelOf(password: string): number {
  const { id, length } = passwordStrength(password);
  return length >= LONG ? 3 : Math.min(id, 3);
}

/** What is wrong with a new password, or undefined. */
export const newPasswordProblem = (password: string): string | undefined =>
  password.length < SHORTEST ? `Use at least ${SHORTEST} characters.` : undefined;

/** A password to be chosen: can be shown and pasted, and says how hard it is to guess. */
export function NewPasswordField({ value, ...rest }: Omit<ComponentPropsWithRef<typeof TextField>, 'type' | 'value' | 'hint'> & { value: string }) {
  const level = levelOf(value);
  return (
    <div className={styles.field}>
      <TextField {...rest} value={value} type="password" autoComplete="new-password" hint={`At least ${SHORTEST} characters. A long phrase is easy to remember and hard to guess.`} />
      <div className={styles.strength} data-level={value === '' ? undefined : level}>
        <span className={styles.bars} aria-hidden="true">
          {LEVELS.map((name, index) => (
            <span key={name} className={cx(styles.bar, value !== '' && index <= level && styles.on)} />
          ))}
        </span>
        <span className={styles.word} aria-live="polite">
          {value === '' ? '' : `Strength: ${LEVELS[level]}`}
        </span>
      </div>
    </div>
  );
}
