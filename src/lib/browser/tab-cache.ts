import { publicCache } from '@/lib/http/public-cache';

const KEPT_SECONDS = 5 * 60;

/**
 * What `load` gives, kept for five minutes in this browser tab, so that Back need not wait for it; on the server always asked.
 * Only for what is the same for everybody and may be a little old, such as the categories. Rejects as `load` does.
 */
export const keepInTab = <T>(key: string, load: () => Promise<T>): Promise<T> =>
  typeof window === 'undefined' ? load() : publicCache.getOrLoad(`tab:${key}`, KEPT_SECONDS, load);
