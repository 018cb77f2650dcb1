import type { FilterSet } from '@/components/listing/filter-set';
import type { OwnFeedSearchQuery } from '@/contract/feed';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

const STATES = {
  published: { label: 'Published', query: { status: 'active', isSchedule: false } },
  scheduled: { label: 'Scheduled', query: { isSchedule: true } },
  hidden: { label: 'Hidden', query: { status: 'inactive' } },
  draft: { label: 'Drafts', query: { status: 'draft' } },
  failed: { label: 'File error', query: { status: 'file-error' } },
} satisfies Record<string, { label: string; query: OwnFeedSearchQuery }>;

const TYPES = {
  text: { label: 'Text only', query: { type: 'text' } },
  photo: { label: 'Photos', query: { type: 'photo' } },
  video: { label: 'Videos', query: { type: 'video' } },
} satisfies Record<string, { label: string; query: OwnFeedSearchQuery }>;

const ACCESS = {
  sale: { label: 'Pay-per-view or free', query: { isSale: true } },
  subscribers: { label: 'Subscribers', query: { isSale: false } },
} satisfies Record<string, { label: string; query: OwnFeedSearchQuery }>;

const SORTS = {
  newest: { label: 'Newest first', query: { sortBy: 'createdAt', sort: 'desc' } },
  oldest: { label: 'Oldest first', query: { sortBy: 'createdAt', sort: 'asc' } },
  price: { label: 'Price, lowest first', query: { sortBy: 'price', sort: 'asc' } },
  'price-down': { label: 'Price, highest first', query: { sortBy: 'price', sort: 'desc' } },
} satisfies Record<string, { label: string; query: OwnFeedSearchQuery }>;

const oneOfThese = (values: object) => new RegExp(`^(${Object.keys(values).join('|')})$`);

/** Query parameters of the post list. */
export const OWN_POST_LIST = {
  path: studioPaths.posts,
  filters: { q: SEARCH_TEXT, status: oneOfThese(STATES), type: oneOfThese(TYPES), access: oneOfThese(ACCESS) },
  sorts: Object.keys(SORTS),
} satisfies ListRules;

export type OwnPostFilter = keyof (typeof OWN_POST_LIST)['filters'];
export type OwnPostListView = ListView<OwnPostFilter>;

const queryOf = (choices: Record<string, { query: OwnFeedSearchQuery }>, name: string | undefined) =>
  name === undefined ? undefined : choices[name]?.query;

/** API query for a view, without paging. */
export const ownPostQuery = ({ filters: { q, status, type, access }, sort }: OwnPostListView): OwnFeedSearchQuery => ({
  q,
  ...queryOf(STATES, status),
  ...queryOf(TYPES, type),
  ...queryOf(ACCESS, access),
  ...queryOf(SORTS, sort),
});

const options = (values: Record<string, { label: string }>) =>
  Object.entries(values).map(([value, { label }]) => ({ value, label }));

/** Filters of the list. */
export const OWN_POST_FILTERS: FilterSet<OwnPostFilter> = {
  search: { name: 'q', label: 'Search posts' },
  choices: [
    { name: 'status', label: 'Status', any: 'Any status', quick: true, options: options(STATES) },
    { name: 'type', label: 'Contains', any: 'Anything', quick: true, options: options(TYPES) },
    { name: 'access', label: 'Access', any: 'Any access', options: options(ACCESS) },
  ],
  switches: [],
  sorts: options(SORTS),
};
