import type { Option } from '@/components/listing/filter-set';
import { SelectItem } from './form/select-item';
import styles from './categories-item.module.css';

/** The field `categoryIds` of a form. `options` is null if they could not be loaded. */
export function CategoriesItem({ options }: { options: readonly Option[] | null }) {
  if (options === null)
    return <p className={styles.quiet}>The categories couldn’t be loaded. Your selection stays as it is.</p>;
  if (options.length === 0) return null;
  return (
    <SelectItem
      name="categoryIds"
      label="Categories"
      mode="multiple"
      options={[...options]}
      placeholder="Choose categories"
      labelRender={({ label }) => label ?? 'Removed category'}
    />
  );
}
