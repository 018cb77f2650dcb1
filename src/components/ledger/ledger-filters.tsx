import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Link } from '@/components/link';
import { CompactSelect } from '@/components/listing/compact-select';
import type { Option } from '@/components/listing/filter-set';
import type { ListAddress } from '@/components/listing/use-list-address';
import { activeFilters, addressOf, withFilter, withoutFilters, withSort, type ListRules } from '@/lib/list-address';
import styles from './ledger-filters.module.css';

/** What can be set on an account: kind, state, and the days it is about. */
export type LedgerFilter = 'kind' | 'state' | 'from' | 'to';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const oneOf = (options: readonly Option[]) => new RegExp(`^(${options.map(({ value }) => value).join('|')})$`);

/** What an account understands in its address. */
export const ledgerRules = (path: string, kinds: readonly Option[], states: readonly Option[]): ListRules<LedgerFilter> => ({
  path,
  filters: { kind: oneOf(kinds), state: oneOf(states), from: DAY, to: DAY },
  sorts: SORTS.map(({ value }) => value),
});

interface LedgerFiltersProps {
  kinds: readonly Option[];
  states: readonly Option[];
  address: ListAddress<LedgerFilter>;
  /** What is listed: "payments". */
  noun: string;
}

/** Kind, state, days and order of an account; every change goes to its address. Without scripts a plain form with a button. */
export function LedgerFilters({ kinds, states, address, noun }: LedgerFiltersProps) {
  const { rules, view, go } = address;
  const set = (name: LedgerFilter, value: string) => go(withFilter(view, name, value));
  const select = (name: 'kind' | 'state', label: string, any: string, options: readonly Option[]) => (
    <CompactSelect
      className={styles.choice}
      name={name}
      label={label}
      options={[{ value: '', label: any }, ...options]}
      value={view.filters[name] ?? ''}
      active={view.filters[name] !== undefined}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <form role="search" aria-label={`Find ${noun}`} action={rules.path} method="get" className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      {select('kind', 'Kind', 'Any kind', kinds)}
      {select('state', 'State', 'Any state', states)}
      <DayField name="from" label="From" value={view.filters.from ?? ''} most={view.filters.to} onDay={(day) => set('from', day)} />
      <DayField name="to" label="To" value={view.filters.to ?? ''} least={view.filters.from} onDay={(day) => set('to', day)} />
      {activeFilters(rules, view).length > 0 && (
        <Link href={addressOf(rules, withoutFilters(view))} scroll={false} className={styles.clear}>
          Clear all
        </Link>
      )}
      <CompactSelect className={styles.sort} name="sort" label="Sort by" options={SORTS} value={view.sort} onChange={(event) => go(withSort(view, event.target.value))} />
      <noscript>
        <Button look="primary" type="submit">
          Show {noun}
        </Button>
      </noscript>
    </form>
  );
}

interface DayFieldProps {
  name: string;
  label: string;
  value: string;
  least?: string;
  most?: string;
  onDay: (day: string) => void;
}

/** A day of the calendar. While it is being typed its text is the visitor's own: a year on its way is no wish yet. */
function DayField({ name, label, value, least, most, onDay }: DayFieldProps) {
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
        min={least}
        max={most}
        className={styles.date}
        onChange={(event) => {
          const day = event.target.value;
          setTyped(day);
          if (day !== value && (day === '' || DAY.test(day))) onDay(day);
        }}
      />
    </label>
  );
}
