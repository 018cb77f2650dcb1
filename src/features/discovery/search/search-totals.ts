import type { SearchTotals } from '@/contract/misc';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { Services } from '@/services/create-services';
import { SEARCH_TABS, type SearchTab } from './search-tabs';

/** Number of hits by kind. Kinds whose count failed are missing. */
export type Totals = Partial<Record<SearchTab, number>>;

const byTab = ({ totalPerformers, totalVideos, totalGalleries, totalProducts }: SearchTotals): Totals => ({
  performers: totalPerformers,
  videos: totalVideos,
  galleries: totalGalleries,
  products: totalProducts,
});

const orUnknown = <T>(key: string, load: () => Promise<T>): Promise<T | undefined> =>
  cacheInTab(key, load).catch(() => undefined);

/**
 * Loads the counts of all tabs. Never rejects: tabs whose count failed show no number. `/search/total` doesn't count
 * photos and posts, so their lists do.
 */
export async function loadTotals({ search, photos, posts }: Services, q: string): Promise<Totals> {
  const [counted, photoCount, postCount] = await Promise.all([
    orUnknown(`search:${q}`, () => search.totals(q).then(({ data }) => byTab(data))),
    orUnknown(`search-photos:${q}`, () => photos.search({ q, limit: 1 }).then(({ data }) => data.total)),
    orUnknown(`search-posts:${q}`, () => posts.search({ q, type: 'post', limit: 1 }).then(({ data }) => data.total)),
  ]);
  return { ...counted, photos: photoCount, posts: postCount };
}

/** Number of hits of all kinds whose count is known; undefined if none is. */
export function sumTotals(totals: Totals): number | undefined {
  const known = SEARCH_TABS.flatMap((tab) => totals[tab] ?? []);
  return known.length > 0 ? known.reduce((sum, total) => sum + total, 0) : undefined;
}
