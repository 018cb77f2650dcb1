import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { PhotoFilter } from './photo-list';

export const photoFilters = (performers: Option[] | null): FilterSet<PhotoFilter> => ({
  search: { name: 'q', label: 'Search photos' },
  choices: [{ name: 'performer', label: 'Performer', any: 'Any performer', options: performers ?? [], quick: true }],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest' },
    { value: 'oldest', label: 'Oldest' },
  ],
  incomplete: performers === null,
});
