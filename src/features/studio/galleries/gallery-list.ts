import type { FilterSet } from '@/components/listing/filter-set';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

/** Query parameters of the gallery list. */
export const GALLERY_LIST = {
  path: studioPaths.galleries,
  filters: { q: SEARCH_TEXT, status: /^(active|inactive|draft)$/ },
  sorts: ['newest', 'oldest', 'name', 'name-down', 'price', 'price-down', 'popular'],
} satisfies ListRules;

type GalleryFilter = keyof (typeof GALLERY_LIST)['filters'];
export type GalleryListView = ListView<GalleryFilter>;

/** Sort orders by their wire names. */
const ORDERS: Record<string, { sortBy: string; sort: 'asc' | 'desc' }> = {
  newest: { sortBy: 'createdAt', sort: 'desc' },
  oldest: { sortBy: 'createdAt', sort: 'asc' },
  name: { sortBy: 'name', sort: 'asc' },
  'name-down': { sortBy: 'name', sort: 'desc' },
  price: { sortBy: 'price', sort: 'asc' },
  'price-down': { sortBy: 'price', sort: 'desc' },
  popular: { sortBy: 'popular', sort: 'desc' },
};

/** API query for a view, without paging. */
export const galleryQuery = ({ filters: { q, status }, sort }: GalleryListView) => ({ q, status, ...ORDERS[sort] });

export const GALLERY_FILTERS: FilterSet<GalleryFilter> = {
  search: { name: 'q', label: 'Find a gallery' },
  choices: [
    {
      name: 'status',
      label: 'Status',
      any: 'Any status',
      quick: true,
      options: [
        { value: 'active', label: 'Published' },
        { value: 'inactive', label: 'Hidden' },
        { value: 'draft', label: 'Draft' },
      ],
    },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'price', label: 'Lowest price' },
    { value: 'price-down', label: 'Highest price' },
    { value: 'popular', label: 'Most viewed' },
  ],
};
