import { Badge, Button, Checkbox, Input, Select } from 'antd';
import dynamic from 'next/dynamic';
import { useId, useState, type ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { FilterChips } from '@/components/listing/filter-chips';
import { selectOptions, withSearchOnly, type FilterChoice, type FilterSet } from '@/components/listing/filter-set';
import type { ListNavigation } from '@/components/listing/use-list-navigation';
import { useSearchText } from '@/components/listing/use-search-text';
import { formatQuantity } from '@/lib/format/format';
import { activeFilters, getListUrl, withFilter, withoutFilters, withSort } from '@/lib/lists/list-url';
import { LinkButton } from './link-button';
import { StudioEmptyState } from './states';
import styles from './list-toolbar.module.css';

const FilterDrawer = dynamic(() => import('./filter-drawer').then((module) => module.FilterDrawer), { ssr: false });

/** The filters of a list, perhaps without a search. */
export type ToolbarSet<F extends string> = Omit<FilterSet<F>, 'search'> & Partial<Pick<FilterSet<F>, 'search'>>;

interface ListToolbarProps<F extends string> {
  set: ToolbarSet<F>;
  navigation: ListNavigation<F>;
  /** Plural of the listed items: "videos". */
  noun: string;
  total: number;
  /** Further filters, beside the others and on phones among them. */
  extra?: ReactNode;
  children?: ReactNode;
}

/**
 * Search, filters and order of a list in the studio. Every change updates the URL. Below 640 px the filters are in a
 * drawer.
 */
export function ListToolbar<F extends string>({ set, navigation, noun, total, extra, children }: ListToolbarProps<F>) {
  const { rules, view, isNavigating, go } = navigation;
  const id = useId();
  // Null until the drawer is used, which loads it.
  const [open, setOpen] = useState<boolean | null>(null);
  const { search } = set;
  const active = activeFilters(rules, view).filter(([name]) => name !== search?.name);
  const chips = active.filter(([name]) => [...set.choices, ...set.switches].some((one) => one.name === name));
  // A GET form drops the query of its action: before hydration, the search keeps what is in the URL.
  const [action, own] = rules.path.split('?');
  const others = [
    ...new URLSearchParams(own),
    ...active,
    ...(view.sort === rules.sorts[0] ? [] : [['sort', view.sort]]),
  ];

  const select = (choice: FilterChoice<F>, selectId: string) => (
    <Select
      id={selectId}
      aria-label={choice.label}
      options={selectOptions(choice, view.filters[choice.name])}
      value={view.filters[choice.name] ?? ''}
      popupMatchSelectWidth={false}
      virtual={false}
      onChange={(value: string) => go(withFilter(view, choice.name, value))}
    />
  );
  const choices = set.choices.filter(({ options }) => options.length > 0);
  const switches = set.switches.map(({ name, label }) => (
    <Checkbox
      key={name}
      checked={view.filters[name] === '1'}
      onChange={({ target }) => go(withFilter(view, name, target.checked ? '1' : ''))}
    >
      {label}
    </Checkbox>
  ));
  const clear = () => go(withSearchOnly(view, search?.name));

  return (
    <div className={styles.toolbar}>
      <form
        role="search"
        aria-label={`Find ${noun}`}
        action={action}
        method="get"
        autoComplete="off"
        className={styles.bar}
        onSubmit={(event) => event.preventDefault()}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search && (
          <SearchField
            {...search}
            value={view.filters[search.name] ?? ''}
            isReverted={navigation.isReverted}
            // The first search adds a history entry; further typing replaces it.
            onSearch={(text, isNew) => go(withFilter(view, search.name, text), { replace: !isNew })}
          />
        )}
        <div className={styles.wide}>
          {choices.map((choice) => (
            <div key={choice.name}>{select(choice, `${id}-${choice.name}`)}</div>
          ))}
          {extra}
          {switches}
        </div>
        <div className={styles.end}>
          {(choices.length > 0 || extra || switches.length > 0) && (
            <Badge count={active.length} size="small" className={styles.narrow}>
              <Button icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Filters
              </Button>
            </Badge>
          )}
          {set.sorts.length > 1 && (
            <Select
              id={`${id}-sort`}
              aria-label="Sort by"
              className={styles.sort}
              options={[...set.sorts]}
              value={view.sort}
              popupMatchSelectWidth={false}
              virtual={false}
              onChange={(sort: string) => go(withSort(view, sort))}
            />
          )}
          {children}
        </div>
      </form>
      {set.incomplete && <p className={styles.note}>Some filters couldn’t be loaded and are left out.</p>}
      {chips.length > 0 && (
        <div className={styles.active}>
          <FilterChips
            label="Active filters"
            set={{ ...set, search: search ?? { name: '' as F, label: '' } }}
            navigation={navigation}
            filters={chips}
          />
          {active.length > 1 && (
            <LinkButton
              size="small"
              type="link"
              href={getListUrl(rules, withSearchOnly(view, search?.name))}
              scroll={false}
            >
              Clear all
            </LinkButton>
          )}
        </div>
      )}
      {open !== null && (
        <FilterDrawer
          open={open}
          isNavigating={isNavigating}
          result={total === 0 ? 'No results' : `Show ${formatQuantity(total, 'result')}`}
          onClear={clear}
          onClose={() => setOpen(false)}
        >
          {choices.map((choice) => (
            <div key={choice.name} className={styles.field}>
              <span aria-hidden="true">{choice.label}</span>
              {select(choice, `${id}-drawer-${choice.name}`)}
            </div>
          ))}
          {extra}
          {switches}
        </FilterDrawer>
      )}
    </div>
  );
}

interface SearchFieldProps {
  name: string;
  label: string;
  value: string;
  /** `isNew` if there was no search before. */
  onSearch: (text: string, isNew: boolean) => void;
  /** True if the last search failed or was canceled. */
  isReverted: boolean;
}

function SearchField({ name, label, value, onSearch, isReverted }: SearchFieldProps) {
  const search = (text: string) => onSearch(text, value === '');
  const { typed, setTyped } = useSearchText(value, search, isReverted);
  return (
    <Input.Search
      className={styles.search}
      name={name}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      enterKeyHint="search"
      dir="auto"
      allowClear
      onChange={({ target }) => setTyped(target.value)}
      onSearch={(text) => text.trim() !== value && search(text.trim())}
    />
  );
}

/** Replaces a list that is empty because of its filters, which can be removed from here. */
export function NoMatches<F extends string>({ navigation, noun }: Pick<ListToolbarProps<F>, 'navigation' | 'noun'>) {
  const { rules, view } = navigation;
  return (
    <StudioEmptyState
      illustration="search"
      title={`No ${noun} match your search`}
      action={
        <LinkButton href={getListUrl(rules, withoutFilters(view))} scroll={false}>
          Show all {noun}
        </LinkButton>
      }
    >
      <p>Remove a filter to see more.</p>
    </StudioEmptyState>
  );
}
