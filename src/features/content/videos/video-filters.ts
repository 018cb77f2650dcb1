import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { VideoFilter } from './video-list';

export const videoFilters = (categories: Option[] | null): FilterSet<VideoFilter> => ({
  search: { name: 'q', label: 'Search videos' },
  choices: [
    { name: 'category', label: 'Category', any: 'Any category', options: categories ?? [], quick: true },
    {
      name: 'access',
      label: 'Access',
      any: 'Any access',
      quick: true,
      options: [
        { value: 'members', label: 'For subscribers' },
        { value: 'sale', label: 'Pay-per-view' },
        { value: 'soon', label: 'Coming soon' },
      ],
    },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest' },
    { value: 'popular', label: 'Most viewed' },
    { value: 'oldest', label: 'Oldest' },
  ],
  incomplete: categories === null,
});
