import type { FilterSet, Option } from '@/components/listing/filter-set';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PostFilter } from './post-list';

/** Number of performers offered, in addition to the one in the URL. */
const MAX_PERFORMERS = 60;

export interface PostChoices {
  performers: Option[] | null;
  categories: Option[] | null;
}

const nullOnFailure = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

async function popularPerformers({ performers }: Services): Promise<Option[]> {
  const { data } = await performers.search({ sortBy: 'popular', limit: MAX_PERFORMERS });
  const options = data.data.map(({ _id, name }) => ({ value: _id, label: name }));
  return options.sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

async function performerOptions(services: Services, chosen: string | undefined): Promise<Option[]> {
  const options = await cacheInTab('posts:performers', () => popularPerformers(services));
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  const other = await nullOnFailure(services.performers.get(chosen));
  return other ? [{ value: chosen, label: other.data.name }, ...options] : options;
}

/** Loads the filter options, including the `chosen` performer. Never rejects. */
export async function loadPostChoices(services: Services, chosen: string | undefined): Promise<PostChoices> {
  const [performers, categories] = await Promise.all([
    nullOnFailure(performerOptions(services, chosen)),
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
