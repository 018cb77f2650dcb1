import { toOptions, type FilterSet } from '@/components/listing/filter-set';
import { matchAny, SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-url';

/** Values of a filter, or orders, by their names in the URL: each with its part of the API query. */
type Choices<Query> = Readonly<Record<string, { label: string; query: Query }>>;

interface ListDefinition<Query, Filter extends string> {
  path: string;
  search: string;
  /** The filters in URL order. */
  filters: Readonly<Record<Filter, { label: string; any: string; options: Choices<Query> }>>;
  /** The first is the default. */
  sorts: Choices<Query>;
}

interface DefinedList<Query, Filter extends string> {
  rules: ListRules<Filter>;
  set: FilterSet<Filter>;
  /** API query for a view, without paging. */
  query: (view: ListView<Filter>) => Query & { q?: string };
}

export type ViewOf<List extends { query: (view: never) => object }> = Parameters<List['query']>[0];

/** The query parameters, the filters and the API query of a list with a search. */
export function defineList<Query extends object, Filter extends string = never>({
  path,
  search,
  filters,
  sorts,
}: ListDefinition<Query, Filter>): DefinedList<Query, 'q' | Filter> {
  const names = Object.keys(filters) as Filter[];
  const formats = Object.fromEntries(
    names.map((name) => [name, matchAny(Object.keys(filters[name].options))]),
  ) as Record<Filter, RegExp>;
  return {
    rules: { path, filters: { q: SEARCH_TEXT, ...formats } as Record<'q' | Filter, RegExp>, sorts: Object.keys(sorts) },
    set: {
      search: { name: 'q', label: search },
      choices: names.map((name) => ({ ...filters[name], name, options: toOptions(filters[name].options) })),
      switches: [],
      sorts: toOptions(sorts),
    },
    query: (view) =>
      Object.assign(
        { q: view.filters.q },
        ...names.map((name) => filters[name].options[view.filters[name] ?? '']?.query),
        sorts[view.sort]?.query,
      ) as Query & { q?: string },
  };
}

/** The filters of a list without its status, for lists of public items only. */
export const withoutStatus = <F extends string>(set: FilterSet<F>): FilterSet<F> => ({
  ...set,
  choices: set.choices.filter(({ name }) => name !== 'status'),
});

/** Choices that are the values of one field of the query. */
export const toValues = <Field extends string, Value extends string>(
  field: Field,
  labels: Readonly<Record<Value, string>>,
): Record<Value, { label: string; query: Record<Field, Value> }> =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([value, label]) => [value, { label, query: { [field]: value } }]),
  ) as Record<Value, { label: string; query: Record<Field, Value> }>;

export const BY_DATE = {
  newest: { label: 'Newest', query: { sortBy: 'createdAt', sort: 'desc' } },
  oldest: { label: 'Oldest', query: { sortBy: 'createdAt', sort: 'asc' } },
} as const;

export const BY_PRICE = {
  price: { label: 'Price: low to high', query: { sortBy: 'price', sort: 'asc' } },
  'price-down': { label: 'Price: high to low', query: { sortBy: 'price', sort: 'desc' } },
} as const;

/** Orders by a text field of the query. */
export const alphabetical = <Field extends string>(sortBy: Field, label: string) =>
  ({
    [sortBy]: { label: `${label}, A to Z`, query: { sortBy, sort: 'asc' } },
    [`${sortBy}-down`]: { label: `${label}, Z to A`, query: { sortBy, sort: 'desc' } },
  }) as Record<Field | `${Field}-down`, { label: string; query: { sortBy: Field; sort: 'asc' | 'desc' } }>;

export const ACCESS = {
  label: 'Access',
  any: 'Any access',
  options: {
    sale: { label: 'Pay-per-view or free', query: { isSale: true } },
    subscribers: { label: 'Subscribers', query: { isSale: false } },
  },
} as const;

export const STATUS = {
  label: 'Status',
  any: 'Any status',
  options: toValues('status', { active: 'Published', inactive: 'Hidden', draft: 'Draft' }),
};

/** The status of content that can be scheduled. */
export const SCHEDULED_STATUS = {
  published: { label: 'Published', query: { status: 'active', isSchedule: false } },
  scheduled: { label: 'Scheduled', query: { status: 'active', isSchedule: true } },
  hidden: { label: 'Hidden', query: { status: 'inactive' } },
  draft: { label: 'Drafts', query: { status: 'draft' } },
} as const;

export const FILE_ERROR = { failed: { label: 'File error', query: { status: 'file-error' } } } as const;
