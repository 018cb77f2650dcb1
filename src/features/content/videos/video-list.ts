import type { VideoSearchQuery } from '@/contract/video';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

export const VIDEO_LIST = {
  path: paths.videos,
  filters: { q: SEARCH_TEXT, category: SERVER_VALUE, access: /^(members|sale|soon)$/ },
  sorts: ['newest', 'popular', 'oldest'],
} satisfies ListRules;

export type VideoFilter = keyof (typeof VIDEO_LIST)['filters'];
export type VideoListView = ListView<VideoFilter>;

/**
 * Search query of a view, without paging. The API has two kinds of access: pay-per-view or not (contract B.3). Upcoming
 * videos appear only with their filter.
 */
export function videoQuery({ filters: { q, category, access }, sort }: VideoListView): VideoSearchQuery {
  return {
    q,
    categoryId: category,
    isSale: access === 'sale' ? true : access === 'members' ? false : undefined,
    isSchedule: access === 'soon',
    sortBy: sort,
  };
}
