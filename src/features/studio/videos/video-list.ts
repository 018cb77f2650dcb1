import type { FilterSet } from '@/components/listing/filter-set';
import type { OwnVideoSearchQuery } from '@/contract/video';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

const STATES = {
  published: { label: 'Published', query: { status: 'active', isSchedule: false } },
  scheduled: { label: 'Scheduled', query: { isSchedule: true } },
  hidden: { label: 'Hidden', query: { status: 'inactive' } },
  draft: { label: 'Drafts', query: { status: 'draft' } },
  processing: { label: 'Processing', query: { processing: true } },
  failed: { label: 'File error', query: { status: 'file-error' } },
} satisfies Record<string, { label: string; query: OwnVideoSearchQuery }>;

const ACCESS = {
  sale: { label: 'Pay-per-view or free', query: { isSale: true } },
  subscribers: { label: 'Subscribers', query: { isSale: false } },
} satisfies Record<string, { label: string; query: OwnVideoSearchQuery }>;

const SORTS = {
  newest: { label: 'Newest first', query: { sortBy: 'createdAt', sort: 'desc' } },
  oldest: { label: 'Oldest first', query: { sortBy: 'createdAt', sort: 'asc' } },
  popular: { label: 'Most views', query: { sortBy: 'popular', sort: 'desc' } },
  title: { label: 'Title, A to Z', query: { sortBy: 'title', sort: 'asc' } },
  'title-down': { label: 'Title, Z to A', query: { sortBy: 'title', sort: 'desc' } },
  price: { label: 'Price, lowest first', query: { sortBy: 'price', sort: 'asc' } },
  'price-down': { label: 'Price, highest first', query: { sortBy: 'price', sort: 'desc' } },
} satisfies Record<string, { label: string; query: OwnVideoSearchQuery }>;

const oneOfThese = (values: object) => new RegExp(`^(${Object.keys(values).join('|')})$`);

/** Query parameters of the video list. */
export const OWN_VIDEO_LIST = {
  path: studioPaths.videos,
  filters: { q: SEARCH_TEXT, status: oneOfThese(STATES), access: oneOfThese(ACCESS) },
  sorts: Object.keys(SORTS),
} satisfies ListRules;

export type OwnVideoFilter = keyof (typeof OWN_VIDEO_LIST)['filters'];
export type OwnVideoListView = ListView<OwnVideoFilter>;

const queryOf = (choices: Record<string, { query: OwnVideoSearchQuery }>, name: string | undefined) =>
  name === undefined ? undefined : choices[name]?.query;

/** API query for a view, without paging. */
export const ownVideoQuery = ({ filters: { q, status, access }, sort }: OwnVideoListView): OwnVideoSearchQuery => ({
  q,
  ...queryOf(STATES, status),
  ...queryOf(ACCESS, access),
  ...queryOf(SORTS, sort),
});

const options = (values: Record<string, { label: string }>) =>
  Object.entries(values).map(([value, { label }]) => ({ value, label }));

/** Filters of the list. */
export const OWN_VIDEO_FILTERS: FilterSet<OwnVideoFilter> = {
  search: { name: 'q', label: 'Find a video by its title or tags' },
  choices: [
    { name: 'status', label: 'Status', any: 'Any status', quick: true, options: options(STATES) },
    { name: 'access', label: 'Access', any: 'Any access', quick: true, options: options(ACCESS) },
  ],
  switches: [],
  sorts: options(SORTS),
};
