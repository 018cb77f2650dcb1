import { publicCache } from '@/lib/http/public-cache';

const CACHE_SECONDS = 5 * 60;

/**
 * Resolves to the result of `load`, cached for five minutes in this tab, so that Back doesn't wait. Not cached on the
 * server. Use it only for data that is the same for all visitors and may be slightly old, such as categories. Rejects
 * as `load` does.
 */
export const cacheInTab = <T>(key: string, load: () => Promise<T>): Promise<T> =>
  typeof window === 'undefined' ? load() : publicCache.getOrLoad(`tab:${key}`, CACHE_SECONDS, load);
