import type { FanSearchQuery } from '@/contract/fan';
import { alphabetical, defineList, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

/**
 * Page size for building the fan list from activity where the back end has no such list: the API maximum (contract
 * A.4).
 */
export const LATEST_ACTIVITY = 200;

export type FanQuery = FanSearchQuery & { sortBy: 'lastActivityAt' | 'name' | 'createdAt'; sort: 'asc' | 'desc' };

export const FANS = defineList<FanQuery>({
  path: studioPaths.fans,
  search: 'Search fans by name',
  filters: {},
  sorts: {
    recent: { label: 'Latest activity', query: { sortBy: 'lastActivityAt', sort: 'desc' } },
    earliest: { label: 'Earliest activity', query: { sortBy: 'lastActivityAt', sort: 'asc' } },
    ...alphabetical('name', 'Name'),
    newest: { label: 'Joined: newest first', query: { sortBy: 'createdAt', sort: 'desc' } },
    oldest: { label: 'Joined: oldest first', query: { sortBy: 'createdAt', sort: 'asc' } },
  },
});

export type FanView = ViewOf<typeof FANS>;
