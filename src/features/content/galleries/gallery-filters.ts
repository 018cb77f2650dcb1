import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { GalleryFilter } from './gallery-list';

export const galleryFilters = (categories: Option[] | null): FilterSet<GalleryFilter> => ({
  search: { name: 'q', label: 'Search galleries' },
  choices: [{ name: 'category', label: 'Category', any: 'Any category', options: categories ?? [], quick: true }],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest' },
    { value: 'popular', label: 'Most viewed' },
    { value: 'oldest', label: 'Oldest' },
  ],
  incomplete: categories === null,
});
