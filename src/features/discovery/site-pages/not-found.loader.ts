import type { Performer } from '@/contract/performer';
import { performerForCard } from '@/entities/card-data';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';

export interface NotFoundProps {
  performers: Performer[];
}

const MAX_PERFORMERS = 6;

/** Popular performers for the 404 page; empty if they can't be loaded. */
export const popularPerformers = ({ services, signal }: Pick<PageScope, 'services' | 'signal'>): Promise<Performer[]> =>
  services.performers.search({ sortBy: 'popular', limit: MAX_PERFORMERS }, { signal }).then(
    ({ data }) => data.data.map(performerForCard),
    () => [],
  );

export const loadNotFound = async (scope: PageScope): Promise<PageOutcome<NotFoundProps>> =>
  ok({ performers: await popularPerformers(scope) }, 404);
