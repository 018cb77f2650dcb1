import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '@/components/cx';
import type { Option } from './filter-set';
import styles from './compact-select.module.css';

interface CompactSelectProps extends ComponentPropsWithRef<'select'> {
  /** Its name; not drawn, the chosen option says it. */
  label: string;
  options: readonly Option[];
  /** Set to something other than usual. */
  active?: boolean;
}

/** A select in a bar, without a visible label. */
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
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </div>
  );
}
