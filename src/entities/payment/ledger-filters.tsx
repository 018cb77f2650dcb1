import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { CompactSelect } from '@/components/listing/compact-select';
import { FilterButton } from '@/components/listing/filter-button';
import { FilterPanel } from '@/components/listing/filter-panel';
import { DATE_SORTS, type FilterChoice, type Option } from '@/components/listing/filter-set';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import {
  activeFilters,
  getListUrl,
  matchAny,
  withFilter,
  withoutFilters,
  withSort,
  type ListRules,
} from '@/lib/lists/list-url';
import styles from './ledger-filters.module.css';

export type LedgerFilter = 'kind' | 'state' | 'from' | 'to';

const DATE_PATTERN = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const getValue = ({ value }: Option) => value;

/** Returns the URL rules of a transaction list. */
export const ledgerRules = (
  path: string,
  kinds: readonly Option[],
  states: readonly Option[],
): ListRules<LedgerFilter> => ({
  path,
  filters: {
    kind: matchAny(kinds.map(getValue)),
    state: matchAny(states.map(getValue)),
    from: DATE_PATTERN,
    to: DATE_PATTERN,
  },
  sorts: DATE_SORTS.map(getValue),
});

interface LedgerFiltersProps {
  kinds: readonly Option[];
  states: readonly Option[];
  navigation: ListNavigation<LedgerFilter>;
  noun: string;
  total: number;
}

/**
 * Filters and sort order of a transaction list; every change updates the URL. On phones, the filters move into a panel.
 * Without scripts, it is a plain form with a submit button.
 */
export function LedgerFilters({ kinds, states, navigation, noun, total }: LedgerFiltersProps) {
  const { rules, view, go } = navigation;
  const { from, to } = view.filters;
  const [panelOpen, setPanelOpen] = useState(false);
  const active = activeFilters(rules, view).length;
  const set = (name: LedgerFilter, value: string) => go(withFilter(view, name, value));
  const choices: readonly FilterChoice<'kind' | 'state'>[] = [
    { name: 'kind', label: 'Type', any: 'Any type', options: kinds },
    { name: 'state', label: 'Status', any: 'Any status', options: states },
  ];
  const days = (
    <>
      <DayField name="from" label="From" value={from ?? ''} max={to} onDay={(day) => set('from', day)} />
      <DayField name="to" label="To" value={to ?? ''} min={from} onDay={(day) => set('to', day)} />
    </>
  );
  return (
    <>
      <form
        role="search"
        aria-label={`Find ${noun}`}
        action={rules.path}
        method="get"
        autoComplete="off"
        className={styles.bar}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.wide}>
          {choices.map(({ name, label, any, options }) => (
            <CompactSelect
              key={name}
              className={styles.choice}
              name={name}
              label={label}
              options={[{ value: '', label: any }, ...options]}
              value={view.filters[name] ?? ''}
              active={view.filters[name] !== undefined}
              onChange={(event) => set(name, event.target.value)}
            />
          ))}
          {days}
          {active > 0 && (
            <Link href={getListUrl(rules, withoutFilters(view))} scroll={false} className={styles.clear}>
              Clear all
            </Link>
          )}
        </div>
        <FilterButton className={styles.narrow} count={active} onOpen={() => setPanelOpen(true)} />
        <CompactSelect
          className={styles.sort}
          name="sort"
          label="Sort by"
          options={DATE_SORTS}
          value={view.sort}
          onChange={(event) => go(withSort(view, event.target.value))}
        />
        <noscript>
          <Button variant="primary" type="submit">
            Show {noun}
          </Button>
        </noscript>
      </form>
      <FilterPanel
        open={panelOpen}
        onClose={() => setPanelOpen(false)}
        choices={choices}
        navigation={navigation}
        total={total}
      >
        {days}
      </FilterPanel>
    </>
  );
}

interface DayFieldProps {
  name: string;
  label: string;
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A date input that applies only complete, valid dates, so that a half-typed year doesn't reload the list. */
function DayField({ name, label, value, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        name={name}
        value={typed}
        min={min}
        max={max}
        className={styles.date}
        onChange={(event) => {
          const day = event.target.value;
          setTyped(day);
          if (day !== value && (day === '' || DATE_PATTERN.test(day))) onDay(day);
        }}
      />
    </label>
  );
}
