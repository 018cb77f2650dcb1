import type { FilterSet, Option } from '@/components/listing/filter-set';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import type { PhotoFilter } from './photo-list';

/** Number of performers offered, most popular first. Others are reachable from their profiles. */
const MAX_PERFORMERS = 60;

/** Loads the performer options by name, including the `chosen` one; null if they failed to load. Never rejects. */
export async function loadPerformerOptions(
  { performers }: Services,
  chosen: string | undefined,
): Promise<Option[] | null> {
  try {
    const { data } = await cacheInTab('performers:offered', () =>
      performers.search({ sortBy: 'popular', limit: MAX_PERFORMERS }),
    );
    const isMissing = chosen !== undefined && !data.data.some(({ _id }) => _id === chosen);
    const extra = isMissing
      ? await performers.get(chosen).then(
          (reply) => [reply.data],
          () => [],
        )
      : [];
    return [...data.data, ...extra]
      .map(({ _id, name }) => ({ value: _id, label: name }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  } catch {
    return null;
  }
}

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
