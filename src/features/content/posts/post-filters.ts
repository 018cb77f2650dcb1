import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { Services } from '@/services/create-services';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import { loadPerformerOptions } from '@/store/performer/load-performer-options';
import type { PostFilter } from './post-list';

export interface PostChoices {
  performers: Option[] | null;
  categories: Option[] | null;
}

/** Loads the filter options, including the `chosen` performer. Never rejects. */
export async function loadPostChoices(services: Services, chosen: string | undefined): Promise<PostChoices> {
  const [performers, categories] = await Promise.all([
    loadPerformerOptions(services, chosen),
    loadCategoryOptions(services, 'post'),
  ]);
  return { performers, categories };
}

export const postFilters = ({ performers, categories }: PostChoices): FilterSet<PostFilter> => ({
  search: { name: 'q', label: 'Search posts' },
  choices: [
    { name: 'performer', label: 'Performer', any: 'Any performer', options: performers ?? [], quick: true },
    { name: 'category', label: 'Category', any: 'Any category', options: categories ?? [], quick: true },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest' },
    { value: 'popular', label: 'Most read' },
    { value: 'oldest', label: 'Oldest' },
  ],
  incomplete: performers === null || categories === null,
});
