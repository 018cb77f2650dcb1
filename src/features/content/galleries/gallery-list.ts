import type { GallerySearchQuery } from '@/contract/gallery';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';

/** What the list of galleries understands in its address. */
export const GALLERY_LIST = {
  path: paths.galleries,
  filters: { q: SEARCH_TEXT, category: /^[\w-]{1,60}$/ },
  sorts: ['newest', 'popular', 'oldest'],
} satisfies ListRules;

export type GalleryFilter = keyof (typeof GALLERY_LIST)['filters'];
export type GalleryListView = ListView<GalleryFilter>;

/** The question to the server that a view is the answer to, without paging. */
export const galleryQuery = ({ filters: { q, category }, sort }: GalleryListView): GallerySearchQuery => ({ q, categoryId: category, sortBy: sort });
