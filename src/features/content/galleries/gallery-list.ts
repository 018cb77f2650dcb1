import type { GallerySearchQuery } from '@/contract/gallery';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';

export const GALLERY_LIST = {
  path: paths.galleries,
  filters: { q: SEARCH_TEXT, category: SERVER_VALUE },
  sorts: ['newest', 'popular', 'oldest'],
} satisfies ListRules;

export type GalleryFilter = keyof (typeof GALLERY_LIST)['filters'];
export type GalleryListView = ListView<GalleryFilter>;

export const galleryQuery = ({ filters: { q, category }, sort }: GalleryListView): GallerySearchQuery => ({
  q,
  categoryId: category,
  sortBy: sort,
});
