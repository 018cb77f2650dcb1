import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { OwnPhotoSearchQuery } from '@/contract/photo';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

/** Query parameters of the photo list. */
export const PHOTO_LIST = {
  path: studioPaths.photos,
  filters: { q: SEARCH_TEXT, gallery: /^[\w-]{1,60}$/, status: /^(active|inactive|draft)$/ },
  sorts: ['newest', 'oldest'],
} satisfies ListRules;

type PhotoFilter = keyof (typeof PHOTO_LIST)['filters'];
export type PhotoListView = ListView<PhotoFilter>;

/** API query for a view, without paging. */
export const photoQuery = ({ filters: { q, gallery, status }, sort }: PhotoListView): OwnPhotoSearchQuery => ({
  q,
  galleryId: gallery,
  status,
  sortBy: 'createdAt',
  sort: sort === 'oldest' ? 'asc' : 'desc',
});

/** Filters of the list; `galleries` is null if they could not be loaded. */
export const photoFilters = (galleries: Option[] | null): FilterSet<PhotoFilter> => ({
  search: { name: 'q', label: 'Find a photo' },
  choices: [
    { name: 'gallery', label: 'Gallery', any: 'Any gallery', quick: true, options: galleries ?? [] },
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
  ],
  incomplete: galleries === null,
});
