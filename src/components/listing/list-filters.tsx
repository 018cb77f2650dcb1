import { useState } from 'react';
import { Button } from '@/components/button/button';
import { activeFilters, withFilter, withSort, getListUrl } from '@/lib/lists/list-url';
import { Link } from '@/components/link';
import { CompactSelect } from './compact-select';
import { FilterButton } from './filter-button';
import { FilterPanel } from './filter-panel';
import { selectOptions, withSearchOnly, type FilterChoice, type FilterSet } from './filter-set';
import type { ListContent } from './list-results';
import { SearchText } from './search-text';
import { SwitchPill } from './switch-pill';
import type { ListNavigation } from './use-list-navigation';
import { FilterChips } from './filter-chips';
import styles from './list-filters.module.css';

interface ListFiltersProps<F extends string> {
  set: FilterSet<F>;
  navigation: ListNavigation<F>;
  /** Plural of the listed items: "performers". */
  noun: string;
  list: ListContent<unknown>;
  /** Focuses the search on mount. */
  takesFocus?: boolean;
}

/**
 * Search, filters and sort order of a list. Every change updates the URL; without scripts, it is a plain GET form with
 * a submit button for the same URLs.
 */
export function ListFilters<F extends string>({ set, navigation, noun, list, takesFocus }: ListFiltersProps<F>) {
  const { rules, view, go } = navigation;
  const [panelOpen, setPanelOpen] = useState(false);
  const choices = set.choices.filter(({ options }) => options.length > 0);
  const others = choices.filter(({ quick }) => !quick);
  const inPanel = activeFilters(rules, view).filter(([name]) => name !== set.search.name).length;
  const text = view.filters[set.search.name] ?? '';
  // A GET form drops the query of its action, so send it as hidden fields.
  const [action, own] = rules.path.split('?');

  const select = (choice: FilterChoice<F>) => {
    const value = view.filters[choice.name] ?? '';
    return (
      <CompactSelect
        key={choice.name}
        name={choice.name}
        label={choice.label}
        options={selectOptions(choice, value)}
        value={value}
        active={value !== ''}
        onChange={(event) => go(withFilter(view, choice.name, event.target.value))}
      />
    );
  };

  return (
    <div className={styles.filters}>
      <form
        role="search"
        aria-label={`Find ${noun}`}
        action={action}
        method="get"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(own)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.bar}>
          <div className={styles.search}>
            <SearchText
              label={set.search.label}
              name={set.search.name}
              value={text}
              isReverted={navigation.isReverted}
              takesFocus={takesFocus}
              // The first search adds a history entry; further typing replaces it.
              onSearch={(query) => go(withFilter(view, set.search.name, query), { replace: text !== '' })}
            />
          </div>
          <div className={styles.quick}>{choices.filter(({ quick }) => quick).map(select)}</div>
          <div className={styles.end}>
            {choices.length > 0 && (
              <FilterButton
                className={others.length === 0 ? styles.narrowOnly : undefined}
                count={inPanel}
                onOpen={() => setPanelOpen(true)}
              />
            )}
            {set.sorts.length > 1 && (
              <CompactSelect
                className={styles.sort}
                name="sort"
                label="Sort by"
                options={set.sorts}
                value={view.sort}
                onChange={(event) => go(withSort(view, event.target.value))}
              />
            )}
          </div>
        </div>
        {set.switches.length > 0 && (
          <div className={styles.switches}>
            {set.switches.map(({ name, label }) => (
              <SwitchPill
                key={name}
                name={name}
                label={label}
                checked={view.filters[name] === '1'}
                onChange={(event) => go(withFilter(view, name, event.target.checked ? '1' : ''))}
              />
            ))}
          </div>
        )}
        <noscript>
          <div className={styles.plain}>
            {others.map(select)}
            <Button variant="primary" type="submit">
              Show {noun}
            </Button>
          </div>
        </noscript>
      </form>
      {/* The empty state shows its own chips. */}
      {(list.items.length > 0 || list.error) && <ActiveFilters set={set} navigation={navigation} />}
      {set.incomplete && <p className={styles.note}>Some filters couldn’t be loaded and are left out.</p>}
      {set.note && (
        <p className={styles.note} role="status">
          {set.note}
        </p>
      )}
      <FilterPanel
        open={panelOpen}
        onClose={() => setPanelOpen(false)}
        search={set.search.name}
        switches={set.switches}
        choices={choices}
        navigation={navigation}
        total={list.total}
      />
    </div>
  );
}

interface ActiveFiltersProps<F extends string> {
  set: FilterSet<F>;
  navigation: ListNavigation<F>;
}

/** Chips for the active choices. Search text and switches are visible in the filter bar and are removed there. */
function ActiveFilters<F extends string>({ set, navigation }: ActiveFiltersProps<F>) {
  const { rules, view } = navigation;
  const active = activeFilters(rules, view).filter(([name]) => name !== set.search.name);
  const chosen = active.filter(([name]) => set.choices.some((choice) => choice.name === name));
  if (chosen.length === 0) return null;
  return (
    <div className={styles.active}>
      <FilterChips label="Active filters" set={set} navigation={navigation} filters={chosen} />
      {active.length > 1 && (
        <Link href={getListUrl(rules, withSearchOnly(view, set.search.name))} scroll={false} className={styles.clear}>
          Clear all
        </Link>
      )}
    </div>
  );
}
