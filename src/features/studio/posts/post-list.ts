import type { OwnFeedSearchQuery } from '@/contract/feed';
import {
  ACCESS,
  BY_DATE,
  BY_PRICE,
  defineList,
  FILE_ERROR,
  SCHEDULED_STATUS,
  toValues,
  type ViewOf,
} from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_POSTS = defineList<OwnFeedSearchQuery, 'status' | 'type' | 'access'>({
  path: studioPaths.posts,
  search: 'Search posts',
  filters: {
    status: { label: 'Status', any: 'Any status', options: { ...SCHEDULED_STATUS, ...FILE_ERROR } },
    type: {
      label: 'Contains',
      any: 'Anything',
      options: toValues('type', { text: 'Text only', photo: 'Photos', video: 'Videos' }),
    },
    access: ACCESS,
  },
  sorts: { ...BY_DATE, ...BY_PRICE },
});

export type OwnPostListView = ViewOf<typeof OWN_POSTS>;
