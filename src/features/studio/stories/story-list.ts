import type { OwnStorySearchQuery } from '@/contract/story';
import { BY_DATE, defineList, toValues, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_STORIES = defineList<OwnStorySearchQuery, 'show' | 'type'>({
  path: studioPaths.stories,
  search: 'Search stories',
  filters: {
    show: {
      label: 'Status',
      any: 'Any status',
      options: {
        now: { label: 'Active', query: { isExpired: false } },
        ended: { label: 'Expired', query: { isExpired: true } },
      },
    },
    type: {
      label: 'Type',
      any: 'Any type',
      options: toValues('type', { text: 'Text', photo: 'Photo', video: 'Video' }),
    },
  },
  sorts: BY_DATE,
});

export type StoryListView = ViewOf<typeof OWN_STORIES>;
