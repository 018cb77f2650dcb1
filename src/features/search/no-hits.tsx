import { ButtonLink } from '@/components/button/button-link';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { FilterChips } from '@/components/listing/filter-chips';
import type { FilterSet } from '@/components/listing/filter-set';
import type { ListAddress } from '@/components/listing/use-list-address';
import { EmptyState } from '@/components/state/empty-state';
import { activeFilters } from '@/lib/list-address';
import { paths } from '@/lib/paths';
import styles from './no-hits.module.css';
import { SEARCH_TABS, tabAddress, TABS, type SearchFilter } from './search-tabs';
import type { SearchHits } from './search.loader';

interface NoHitsProps {
  hits: SearchHits;
  set: FilterSet<SearchFilter>;
  address: ListAddress<SearchFilter>;
}

/** Nothing of this kind: what filters to drop, what else has hits, which words to try alone. */
export function NoHits({ hits: { tab, totals }, set, address }: NoHitsProps) {
  const { rules, view } = address;
  const q = view.filters.q ?? '';
  const filters = activeFilters(rules, view).filter(([name]) => name !== 'q');
  const others = SEARCH_TABS.filter((other) => other !== tab && (totals[other] ?? 0) > 0);
  const words = [...new Set(q.split(/\s+/))].filter((word) => word.length > 1);
  return (
    <EmptyState
      drawing="search"
      title={`No ${TABS[tab].label.toLowerCase()} match “${q}”${filters.length > 0 ? ' with these filters' : ''}.`}
      action={<ButtonLink href={paths.search()}>Start a new search</ButtonLink>}
    >
      <div className={styles.ways}>
        {filters.length > 0 && (
          <>
            <p>See more by taking one away:</p>
            <FilterChips label="Take a filter away" set={set} address={address} filters={filters} />
          </>
        )}
        {others.length > 0 && (
          <>
            <p>There is something elsewhere:</p>
            <ChipList label="Kinds with matches">
              {others.map((other) => (
                <ChipLink key={other} href={tabAddress(other, q)} count={totals[other]}>
                  {TABS[other].label}
                </ChipLink>
              ))}
            </ChipList>
          </>
        )}
        {filters.length === 0 && others.length === 0 && <p>Check the spelling{words.length > 1 ? ', or look for one of the words:' : ', or try a shorter word.'}</p>}
        {others.length === 0 && words.length > 1 && (
          <ChipList label="Single words">
            {words.map((word) => (
              <ChipLink key={word} href={paths.search(word)}>
                {word}
              </ChipLink>
            ))}
          </ChipList>
        )}
      </div>
    </EmptyState>
  );
}
