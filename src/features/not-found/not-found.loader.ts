import type { Performer } from '@/contract/performer';
import { ok, type PageOutcome } from '@/lib/outcome';
import type { PageScope } from '@/store/page-scope';

export interface NotFoundProps {
  performers: Performer[];
}

const SHOWN = 6;

/** A few popular performers as a way onward; without them the page still helps. */
export async function loadNotFound({ services, signal }: PageScope): Promise<PageOutcome<NotFoundProps>> {
  const performers = await services.performers.search({ sortBy: 'popular', limit: SHOWN }, { signal }).then(
    (reply) => reply.data.data,
    () => [],
  );
  return ok({ performers }, 404);
}
