import type { GridKind } from '@/components/card/card-grid';
import type { FilterChoice, FilterSet, Option } from '@/components/listing/filter-set';
import { getListUrl, SEARCH_TEXT, SWITCH, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { PRODUCT_SORTS, PRODUCT_TYPES } from '@/entities/product/product-list';
import { withQuery } from '@/lib/lists/query';

export const SEARCH_TABS = ['performers', 'videos', 'galleries', 'photos', 'products', 'posts'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export type ContentTab = Exclude<SearchTab, 'performers'>;
export const CONTENT_TABS = SEARCH_TABS.filter((tab) => tab !== 'performers');

export type SearchFilter = 'q' | 'access' | 'type' | 'live' | 'free';
export type SearchView = ListView<SearchFilter>;

interface TabFacts {
  label: string;
  noun: string;
  kind: GridKind;
  choices?: FilterChoice<SearchFilter>[];
  switches?: { name: SearchFilter; label: string }[];
  sorts: readonly Option[];
}

const BY_DATE = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
];
const BY_VIEWS = [{ value: 'popular', label: 'Most viewed' }, ...BY_DATE];

export const TABS: Record<SearchTab, TabFacts> = {
  performers: {
    label: 'Performers',
    noun: 'performer',
    kind: 'performer',
    switches: [
      { name: 'live', label: 'Live now' },
      { name: 'free', label: 'Free subscription' },
    ],
    sorts: [
      { value: 'popular', label: 'Most popular' },
      { value: 'newest', label: 'Newest' },
      { value: 'live', label: 'Live first' },
    ],
  },
  videos: {
    label: 'Videos',
    noun: 'video',
    kind: 'video',
    choices: [
      {
        name: 'access',
        label: 'Access',
        any: 'Any access',
        quick: true,
        options: [
          { value: 'members', label: 'For subscribers' },
          { value: 'sale', label: 'Pay-per-view' },
          { value: 'soon', label: 'Coming soon' },
        ],
      },
    ],
    sorts: BY_VIEWS,
  },
  galleries: { label: 'Galleries', noun: 'gallery', kind: 'square', sorts: BY_VIEWS },
  photos: { label: 'Photos', noun: 'photo', kind: 'square', sorts: BY_DATE },
  products: {
    label: 'Products',
    noun: 'product',
    kind: 'square',
    choices: [{ name: 'type', label: 'Type', any: 'Any type', quick: true, options: PRODUCT_TYPES }],
    sorts: PRODUCT_SORTS,
  },
  posts: { label: 'Posts', noun: 'post', kind: 'video', sorts: BY_DATE },
};

const NEVER = /(?!)/;
const VALUES: Record<Exclude<SearchFilter, 'q'>, RegExp> = {
  access: /^(members|sale|soon)$/,
  type: /^(physical|digital)$/,
  live: SWITCH,
  free: SWITCH,
};

/** URL parameters of a tab, or of All if it is null: the text only. */
export function searchRules(tab: SearchTab | null): ListRules<SearchFilter> {
  const { choices = [], switches = [], sorts = [] } = tab ? TABS[tab] : {};
  const own = [...choices, ...switches].map(({ name }) => name);
  const toValues = (name: Exclude<SearchFilter, 'q'>) => (own.includes(name) ? VALUES[name] : NEVER);
  return {
    path: withQuery(paths.search(), { tab }),
    filters: {
      q: SEARCH_TEXT,
      access: toValues('access'),
      type: toValues('type'),
      live: toValues('live'),
      free: toValues('free'),
    },
    sorts: sorts.map(({ value }) => value),
  };
}

export function searchFilters(tab: SearchTab | null): FilterSet<SearchFilter> {
  const { choices = [], switches = [], sorts = [] } = tab ? TABS[tab] : {};
  return { search: { name: 'q', label: 'Search everything' }, choices, switches, sorts };
}

/** The first view of a tab, or of All if it is null. */
export const tabView = (tab: SearchTab | null, q: string): SearchView => ({
  filters: { q },
  sort: (tab && TABS[tab].sorts[0]?.value) ?? '',
  page: 1,
  upto: 1,
});

export const tabUrl = (tab: SearchTab | null, q: string): string => getListUrl(searchRules(tab), tabView(tab, q));
