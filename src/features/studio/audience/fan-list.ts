import type { FilterSet } from '@/components/listing/filter-set';
import type { FanSearchQuery } from '@/contract/fan';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

/** Query parameters of the fan list. */
export const FANS = {
  path: studioPaths.fans,
  filters: { q: SEARCH_TEXT },
  sorts: ['recent', 'earliest', 'name', 'name-down', 'newest', 'oldest'],
} satisfies ListRules;

export type FanFilter = keyof (typeof FANS)['filters'];
export type FanView = ListView<FanFilter>;
export type FanOrder = { sortBy: 'lastActivityAt' | 'name' | 'createdAt'; sort: 'asc' | 'desc' };

/** Page size for building the fan list from activity where the back end has no such list: the API maximum (contract A.4). */
export const LATEST_ACTIVITY = 200;

const RECENT: FanOrder = { sortBy: 'lastActivityAt', sort: 'desc' };
const ORDERS: Record<string, FanOrder> = {
  earliest: { sortBy: 'lastActivityAt', sort: 'asc' },
  name: { sortBy: 'name', sort: 'asc' },
  'name-down': { sortBy: 'name', sort: 'desc' },
  newest: { sortBy: 'createdAt', sort: 'desc' },
  oldest: { sortBy: 'createdAt', sort: 'asc' },
};

export const fanOrder = (sort: string): FanOrder => ORDERS[sort] ?? RECENT;

/** API query for a view, without paging. */
export const fanQuery = ({ filters: { q }, sort }: FanView): FanSearchQuery => ({ q, ...fanOrder(sort) });

export const FAN_FILTERS: FilterSet<FanFilter> = {
  search: { name: 'q', label: 'Find a fan by name' },
  choices: [],
  switches: [],
  sorts: [
    { value: 'recent', label: 'Latest activity' },
    { value: 'earliest', label: 'Earliest activity' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'newest', label: 'Newest members' },
    { value: 'oldest', label: 'Oldest members' },
  ],
};
