import type { FilterSet, Option } from '@/components/listing/filter-set';
import { keepInTab } from '@/lib/keep-in-tab';
import type { Services } from '@/services/create-services';
import type { VideoFilter } from './video-list';

/** The categories to choose from; null when they could not be loaded. Never rejects. */
export async function loadCategoryOptions({ categories }: Services): Promise<Option[] | null> {
  const group = 'video';
  try {
    const { data } = await keepInTab(`categories:${group}`, () => categories.search({ group, limit: 200 }));
    return data.data.map(({ _id, name }) => ({ value: _id, label: name }));
  } catch {
    return null;
  }
}

/** Everything that can be set on the list of videos. */
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
        { value: 'members', label: 'For members' },
        { value: 'sale', label: 'Sold singly' },
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
