import { cacheInTab } from '@/lib/browser/tab-cache';
import type { PageScope } from '../page-scope';

/** Number of performers offered, most popular first. Others are reachable from their profiles. */
const MAX_OPTIONS = 60;

/**
 * The most popular performers and the `chosen` one as select options by name, or null when they couldn't be loaded.
 * Never rejects, because the list works without them.
 */
export async function loadPerformerOptions(
  { performers }: PageScope['services'],
  chosen: string | undefined,
): Promise<{ value: string; label: string }[] | null> {
  try {
    const { data } = await cacheInTab('performers:offered', () =>
      performers.search({ sortBy: 'popular', limit: MAX_OPTIONS }),
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
