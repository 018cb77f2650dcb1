import { SwitchPill } from '@/components/listing/switch-pill';
import type { Option } from '@/components/listing/filter-set';
import styles from './studio-form.module.css';

interface CategoriesFieldProps {
  /** Null if they could not be loaded. */
  options: readonly Option[] | null;
  chosen: readonly string[];
  error?: string;
  onChange: (ids: string[]) => void;
}

export function CategoriesField({ options, chosen, error, onChange }: CategoriesFieldProps) {
  if (options === null)
    return <p className={styles.quiet}>The categories couldn’t be loaded. Your selection stays as it is.</p>;
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Categories</legend>
      <div className={styles.pills}>
        {options.map(({ value, label }) => (
          <SwitchPill
            key={value}
            label={label}
            name="categoryIds"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((id) => id !== value))
            }
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
