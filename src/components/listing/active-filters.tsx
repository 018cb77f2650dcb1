import { Link } from '@/components/link';
import { activeFilters, addressOf, withoutFilters } from '@/lib/lists/list-address';
import { FilterChips } from './filter-chips';
import type { FilterSet } from './filter-set';
import type { ListAddress } from './use-list-address';
import styles from './active-filters.module.css';

interface ActiveFiltersProps<F extends string> {
  set: FilterSet<F>;
  address: ListAddress<F>;
}

/** Chips for the active choices. Search text and switches are visible in the filter bar and are removed there. */
export function ActiveFilters<F extends string>({ set, address }: ActiveFiltersProps<F>) {
  const { rules, view } = address;
  const active = activeFilters(rules, view);
  const chosen = active.filter(([name]) => set.choices.some((choice) => choice.name === name));
  if (chosen.length === 0) return null;
  return (
    <div className={styles.active}>
      <FilterChips label="Active filters" set={set} address={address} filters={chosen} />
      {active.length > 1 && (
        <Link href={addressOf(rules, withoutFilters(view))} scroll={false} className={styles.clear}>
          Clear all
        </Link>
      )}
    </div>
  );
}
