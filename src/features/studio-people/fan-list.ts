import type { FilterSet } from '@/components/listing/filter-set';
import type { UserSearchQuery } from '@/contract/user';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/list-address';
import { studioPaths } from '@/lib/studio-paths';

/** What the list of fans understands in its address. */
export const FANS = {
  path: studioPaths.fans,
  filters: { q: SEARCH_TEXT },
  sorts: ['name', 'name-down', 'newest', 'oldest'],
} satisfies ListRules;

export type FanFilter = keyof (typeof FANS)['filters'];
export type FanView = ListView<FanFilter>;

const ORDERS: Record<string, Pick<UserSearchQuery, 'sortBy' | 'sort'>> = {
  'name-down': { sortBy: 'name', sort: 'desc' },
  newest: { sortBy: 'createdAt', sort: 'desc' },
  oldest: { sortBy: 'createdAt', sort: 'asc' },
};

/** The question to the server that a view is the answer to, without paging. */
export const fanQuery = ({ filters: { q }, sort }: FanView): UserSearchQuery => ({ q, role: 'user', ...(ORDERS[sort] ?? { sortBy: 'name', sort: 'asc' }) });

export const FAN_FILTERS: FilterSet<FanFilter> = {
  search: { name: 'q', label: 'Find a fan by name' },
  choices: [],
  switches: [],
  sorts: [
    { value: 'name', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'newest', label: 'Newest members' },
    { value: 'oldest', label: 'Oldest members' },
  ],
};
