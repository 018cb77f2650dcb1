import type { FilterSet, Option } from '@/components/listing/filter-set';
import { BODY_INFO, realOptions } from '@/entities/performer/body-info';
import type { Services } from '@/services/create-services';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PerformerFilter } from './performer-list';

export interface PerformerOptions {
  options: Partial<Record<PerformerFilter, Option[]>>;
  /** True if a source failed, so that its filters have no options. */
  incomplete: boolean;
}

const dataOrNull = <T>(reply: Promise<{ data: T }>): Promise<T | null> =>
  reply.then(
    ({ data }) => data,
    () => null,
  );

/** Loads the options of all filters. Never rejects, because the list works without them. */
export async function loadPerformerOptions(services: Services): Promise<PerformerOptions> {
  const { reference } = services;
  const [additional, countries, languages, topics] = await Promise.all([
    dataOrNull(reference.userAdditional()),
    dataOrNull(reference.countries()),
    dataOrNull(reference.languages()),
    loadCategoryOptions(services, 'performer'),
  ]);
  return {
    options: {
      gender: realOptions(additional?.genders),
      age: realOptions(additional?.ages),
      country: countries?.map(({ code, name }) => ({ value: code, label: name })),
      language: languages?.map(({ code, name }) => ({ value: code, label: name })),
      category: topics ?? undefined,
      ...Object.fromEntries(BODY_INFO.map(({ name, list }) => [name, realOptions(additional?.[list])])),
    },
    incomplete: !additional || !countries || !languages || !topics,
  };
}

export const performerFilters = ({ options, incomplete }: PerformerOptions): FilterSet<PerformerFilter> => ({
  search: { name: 'q', label: 'Search performers' },
  choices: [
    { name: 'gender', label: 'Gender', any: 'Any gender', options: options.gender ?? [], quick: true },
    { name: 'country', label: 'Country', any: 'Any country', options: options.country ?? [], quick: true },
    { name: 'age', label: 'Age', any: 'Any age', options: options.age ?? [], quick: true },
    { name: 'category', label: 'Category', any: 'Any category', options: options.category ?? [], quick: true },
    { name: 'language', label: 'Language', any: 'Any language', options: options.language ?? [] },
    ...BODY_INFO.map(({ name, label, any }) => ({ name, label, any, options: options[name] ?? [] })),
  ],
  switches: [
    { name: 'live', label: 'Live now' },
    { name: 'free', label: 'Free subscription' },
  ],
  sorts: [
    { value: 'popular', label: 'Most popular' },
    { value: 'newest', label: 'Newest' },
    { value: 'oldest', label: 'Longest on the site' },
    { value: 'live', label: 'Live first' },
    { value: 'online', label: 'Online first' },
    { value: 'subscribers', label: 'Most subscribers' },
  ],
  incomplete,
});
