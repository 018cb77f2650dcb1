import type { PhotoSearchQuery } from '@/contract/photo';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

export const PHOTO_LIST = {
  path: paths.photos,
  filters: { q: SEARCH_TEXT, performer: SERVER_VALUE },
  sorts: ['newest', 'oldest'],
} satisfies ListRules;

export type PhotoFilter = keyof (typeof PHOTO_LIST)['filters'];
export type PhotoListView = ListView<PhotoFilter>;

export const photoQuery = ({ filters: { q, performer }, sort }: PhotoListView): PhotoSearchQuery => ({
  q,
  performerId: performer,
  target: 'gallery',
  sortBy: sort,
});
