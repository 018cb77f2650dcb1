import type { Settings } from '@/contract/settings';
import type { Reply } from '@/contract/envelope';
import type { PublicCache } from '@/lib/http/public-cache';
import type { CallOptions, HttpClient } from './http/http-client';

/** For so long old settings serve while new ones cannot be had, in seconds: better than the defaults, without name, menus and maintenance mode. */
const STALE_SECONDS = 60 * 60;
/** A page waits for new settings no longer than this, in milliseconds, where there are old ones (B15). */
const PATIENCE_MS = 1000;

/** Settings of the site (spec §7, Misc). */
export class SettingsService {
  /** `seconds` is how long an answer is kept: 0 = not at all, `Infinity` = for good. */
  constructor(
    private readonly http: HttpClient,
    private readonly cache: PublicCache,
    private readonly seconds: number,
  ) {}

  /**
   * Public settings of a group, kept for each group. They are the same for everybody, so the call tells nothing about the
   * visitor. `refresh` asks again although they are kept.
   */
  getPublic(group = 'all', refresh = false): Promise<Reply<Settings>> {
    const load = () => this.http.get<Settings>('/settings/public', { group }, { anonymous: true, timeShare: 0.6 });
    return this.cache.getOrLoad(`settings:${group}`, this.seconds, load, { refresh, staleSeconds: STALE_SECONDS, patienceMs: PATIENCE_MS });
  }

  /** Some public settings by name; unknown ones are empty or missing. */
  getKeys(keys: string[], options?: CallOptions) {
    return this.http.post<Settings>('/settings/keys', { keys }, options);
  }
}
