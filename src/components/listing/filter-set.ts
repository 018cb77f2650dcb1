import { withFilter, withoutFilters, type ListView } from '@/lib/lists/list-url';

export interface Option {
  value: string;
  label: string;
}

/** The orders of lists by date, the default first. */
export const DATE_SORTS: readonly Option[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];

/** Options from choices by value. */
export const toOptions = (choices: Readonly<Record<string, { label: string }>>): Option[] =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));

export interface FilterChoice<F extends string = string> {
  name: F;
  label: string;
  /** Label of the empty option: "Any country". */
  any: string;
  options: readonly Option[];
  /** Shown next to the search on wide screens, in addition to the panel. */
  quick?: boolean;
}

interface FilterSwitch<F extends string = string> {
  name: F;
  label: string;
}

export interface FilterSet<F extends string = string> {
  search: { name: F; label: string };
  /** Choices without options are hidden. */
  choices: readonly FilterChoice<F>[];
  switches: readonly FilterSwitch<F>[];
  sorts: readonly Option[];
  /** True if the options of some choices failed to load. */
  incomplete?: boolean;
  /** A problem with the current choice. */
  note?: string;
}

const getChoice = <F extends string>({ choices }: FilterSet<F>, name: F) =>
  choices.find((choice) => choice.name === name);

/** Returns the label of a filter value: "Spain". Undefined if the server doesn't offer the value, which may be an id. */
export function valueText<F extends string>(set: FilterSet<F>, name: F, value: string): string | undefined {
  if (name === set.search.name) return `“${value}”`;
  const option = getChoice(set, name)?.options.find((one) => one.value === value);
  return option?.label ?? set.switches.find((one) => one.name === name)?.label;
}

/** Returns the label of an active filter: "Country: Spain". */
export const filterText = <F extends string>(set: FilterSet<F>, name: F, value: string): string =>
  [getChoice(set, name)?.label, valueText(set, name, value)].filter(Boolean).join(': ');

/**
 * Returns the options of a choice: the empty one first, and the current value even if the server's list doesn't contain
 * it.
 */
export function selectOptions({ any, options }: FilterChoice, current = ''): Option[] {
  const isKnown = current === '' || options.some(({ value }) => value === current);
  return [{ value: '', label: any }, ...options, ...(isKnown ? [] : [{ value: current, label: 'Current selection' }])];
}

/** The first page of the list without filters other than the search text, if it has a search. */
export const withSearchOnly = <F extends string>(view: ListView<F>, search: F | undefined): ListView<F> =>
  search === undefined ? withoutFilters(view) : withFilter(withoutFilters(view), search, view.filters[search] ?? '');
