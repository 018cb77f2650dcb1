import type { PostSearchQuery } from '@/contract/post';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

export const POST_LIST = {
  path: paths.posts,
  filters: { q: SEARCH_TEXT, performer: SERVER_VALUE, category: SERVER_VALUE },
  sorts: ['newest', 'popular', 'oldest'],
} satisfies ListRules;

export type PostFilter = keyof (typeof POST_LIST)['filters'];
export type PostListView = ListView<PostFilter>;

export const postQuery = ({ filters: { q, performer, category }, sort }: PostListView): PostSearchQuery => ({
  type: 'post',
  q,
  performerId: performer,
  categoryId: category,
  sortBy: sort,
});
