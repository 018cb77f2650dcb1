import { ButtonLink } from '@/components/button/button-link';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { FilterChips } from '@/components/listing/filter-chips';
import type { FilterSet } from '@/components/listing/filter-set';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { activeFilters } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import styles from './tab-empty-state.module.css';
import { SEARCH_TABS, tabUrl, TABS, type SearchFilter, type SearchTab } from './search-tabs';
import type { Totals } from './search-totals';

interface NoHitsProps {
  tab: SearchTab;
  totals: Totals;
  set: FilterSet<SearchFilter>;
  navigation: ListNavigation<SearchFilter>;
}

export function TabEmptyState({ tab, totals, set, navigation }: NoHitsProps) {
  const { rules, view } = navigation;
  const q = view.filters.q ?? '';
  const filters = activeFilters(rules, view).filter(([name]) => name !== 'q');
  const others = SEARCH_TABS.filter((other) => other !== tab && (totals[other] ?? 0) > 0);
  return (
    <EmptyState
      illustration="search"
      title={`No results for “${q}”${filters.length > 0 ? ' with these filters' : ''}`}
      action={<ButtonLink href={paths.search()}>Start a new search</ButtonLink>}
    >
      <div className={styles.actions}>
        {filters.length > 0 ? (
          <>
            <p>Remove a filter to see more:</p>
            <FilterChips label="Remove a filter" set={set} navigation={navigation} filters={filters} />
          </>
        ) : (
          <p>Check the spelling or try a shorter word.</p>
        )}
        {others.length > 0 && (
          <>
            <p>See other results:</p>
            <ChipList label="Other result types">
              {others.map((other) => (
                <ChipLink key={other} href={tabUrl(other, q)} count={totals[other]}>
                  {TABS[other].label}
                </ChipLink>
              ))}
            </ChipList>
          </>
        )}
      </div>
    </EmptyState>
  );
}
