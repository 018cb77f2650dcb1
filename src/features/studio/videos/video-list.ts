import type { OwnVideoSearchQuery } from '@/contract/video';
import {
  ACCESS,
  alphabetical,
  BY_DATE,
  BY_PRICE,
  defineList,
  FILE_ERROR,
  SCHEDULED_STATUS,
  type ViewOf,
} from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_VIDEOS = defineList<OwnVideoSearchQuery, 'status' | 'access'>({
  path: studioPaths.videos,
  search: 'Search videos by title or tag',
  filters: {
    status: {
      label: 'Status',
      any: 'Any status',
      options: { ...SCHEDULED_STATUS, processing: { label: 'Processing', query: { processing: true } }, ...FILE_ERROR },
    },
    access: ACCESS,
  },
  sorts: {
    ...BY_DATE,
    popular: { label: 'Most viewed', query: { sortBy: 'popular', sort: 'desc' } },
    ...alphabetical('title', 'Title'),
    ...BY_PRICE,
  },
});

export type OwnVideoListView = ViewOf<typeof OWN_VIDEOS>;
