import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '@/components/cx';
import type { Option } from './filter-set';
import styles from './compact-select.module.css';

interface CompactSelectProps extends ComponentPropsWithRef<'select'> {
  /** Accessible name; not visible. */
  label: string;
  options: readonly Option[];
  /** Highlights a value other than the default. */
  active?: boolean;
}

export function CompactSelect({ label, options, active, className, ...rest }: CompactSelectProps) {
  return (
    <div className={cx(styles.box, className)}>
      <select {...rest} aria-label={label} className={cx(styles.select, active && styles.active)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} />
    </div>
  );
}
