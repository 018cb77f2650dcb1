import type { ComponentPropsWithRef } from 'react';
import { passwordStrength } from 'check-password-strength';
import { cx } from '@/components/cx';
import { TextField } from './text-field';
import styles from './new-password-field.module.css';

/** Minimum length for new passwords; servers accept 6 or more (contract C.1). */
const MIN_LENGTH = 8;
/** A phrase of this length counts as strong, whatever characters it has. */
const STRONG_LENGTH = 16;

const LEVELS = ['very weak', 'weak', 'fair', 'strong'] as const;

function getLevel(password: string): number {
  const { id, length } = passwordStrength(password);
  return length >= STRONG_LENGTH ? 3 : Math.min(id, 3);
}

/** Returns the error of a new password, or undefined. */
export const newPasswordProblem = (password: string): string | undefined =>
  password.length < MIN_LENGTH ? `Use at least ${MIN_LENGTH} characters.` : undefined;

export function NewPasswordField({
  value,
  ...rest
}: Omit<ComponentPropsWithRef<typeof TextField>, 'type' | 'value' | 'hint'> & { value: string }) {
  const level = getLevel(value);
  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        value={value}
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_LENGTH} characters. A long phrase is easy to remember and hard to guess.`}
      />
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
