import { ChipList, FilterChip } from '@/components/chip/chip';
import { getListUrl, withFilter } from '@/lib/lists/list-url';
import { filterText, type FilterSet } from './filter-set';
import type { ListNavigation } from './use-list-navigation';

interface FilterChipsProps<F extends string> {
  label: string;
  set: FilterSet<F>;
  navigation: ListNavigation<F>;
  filters: readonly [F, string][];
}

export function FilterChips<F extends string>({
  label,
  set,
  navigation: { rules, view, go },
  filters,
}: FilterChipsProps<F>) {
  return (
    <ChipList label={label}>
      {filters.map(([name, value]) => {
        const without = withFilter(view, name, '');
        return (
          <FilterChip
            key={name}
            label={filterText(set, name, value)}
            href={getListUrl(rules, without)}
            onRemove={() => go(without)}
          />
        );
      })}
    </ChipList>
  );
}
