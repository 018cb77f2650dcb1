import type { Settings } from '@/contract/settings';
import type { Reply } from '@/contract/envelope';
import type { PublicCache } from '@/lib/http/public-cache';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/**
 * How long old settings are used while new ones fail to load, in seconds. The defaults lack name, menus and maintenance
 * mode.
 */
const STALE_SECONDS = 60 * 60;
/** Longest wait of a page for new settings if old ones exist, in ms. */
const MAX_WAIT_MS = 1000;

/** Settings of the site (spec §7, Misc). */
export class SettingsService {
  /** `seconds` is how long the settings are cached: 0 = not at all, `Infinity` = without limit. */
  constructor(
    private readonly http: HttpClient,
    private readonly cache: PublicCache,
    private readonly seconds: number,
  ) {}

  /**
   * Public settings of a group, cached per group. They are the same for all visitors, so the call is anonymous.
   * `refresh` bypasses the cache.
   */
  getPublic(group = 'all', refresh = false): Promise<Reply<Settings>> {
    const load = () => this.http.get<Settings>('/settings/public', { group }, { anonymous: true, timeShare: 0.6 });
    return this.cache.getOrLoad(`settings:${group}`, this.seconds, load, {
      refresh,
      staleSeconds: STALE_SECONDS,
      patienceMs: MAX_WAIT_MS,
    });
  }

  /** Some public settings by name; unknown ones are empty or missing. */
  getKeys(keys: string[], options?: CallOptions) {
    return this.http.post<Settings>('/settings/keys', { keys }, options);
  }
}
