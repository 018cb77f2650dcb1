import type { VideoSearchQuery } from '@/contract/video';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';

/** What the list of videos understands in its address. */
export const VIDEO_LIST = {
  path: paths.videos,
  filters: { q: SEARCH_TEXT, category: /^[\w-]{1,60}$/, access: /^(members|sale|soon)$/ },
  sorts: ['newest', 'popular', 'oldest'],
} satisfies ListRules;

export type VideoFilter = keyof (typeof VIDEO_LIST)['filters'];
export type VideoListView = ListView<VideoFilter>;

/**
 * The question to the server that a view is the answer to, without paging. The wire knows two ways in, sold by itself or not
 * (contract B.3). What is not out yet is left to the filter that asks for it.
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
