import type { ComponentPropsWithRef } from 'react';
import { Check } from 'lucide-react';
import styles from './switch-pill.module.css';

interface SwitchPillProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string;
}

export function SwitchPill({ label, ...rest }: SwitchPillProps) {
  return (
    <label className={styles.pill}>
      <input {...rest} type="checkbox" value="1" className={styles.input} />
      <Check className={styles.tick} />
      <span className={styles.text}>{label}</span>
    </label>
  );
}
