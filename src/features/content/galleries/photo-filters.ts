import type { FilterSet, Option } from '@/components/listing/filter-set';
import { keepInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import type { PhotoFilter } from './photo-list';

/** How many performers there are to choose from: the best known. Others come by a link from their page. */
const OFFERED = 60;

/** The performers to choose from, by name, with the `chosen` one among them; null when they could not be loaded. Never rejects. */
export async function loadPerformerOptions({ performers }: Services, chosen: string | undefined): Promise<Option[] | null> {
  try {
    const { data } = await keepInTab('performers:offered', () => performers.search({ sortBy: 'popular', limit: OFFERED }));
    const missing = chosen !== undefined && !data.data.some(({ _id }) => _id === chosen);
    const extra = missing ? await performers.get(chosen).then((reply) => [reply.data], () => []) : [];
    return [...data.data, ...extra].map(({ _id, name }) => ({ value: _id, label: name })).sort((a, b) => a.label.localeCompare(b.label, 'en'));
  } catch {
    return null;
  }
}

/** Everything that can be set on the stream of photos. */
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
