import type { Country, Language, PhoneCode, UserAdditional } from '@/contract/misc';
import type { PublicCache } from '@/lib/http/public-cache';
import type { HttpClient } from './http/http-client';

const CACHE_SECONDS = 60 * 60;
const ANONYMOUS = { anonymous: true } as const;

/** Lists that are the same for all visitors and rarely change; cached for an hour (spec §7, Misc). */
export class ReferenceService {
  constructor(
    private readonly http: HttpClient,
    private readonly cache: PublicCache,
  ) {}

  countries() {
    return this.cached('/countries/list', (path) => this.http.rows<Country>(path, undefined, ANONYMOUS));
  }

  languages() {
    return this.cached('/languages/list', (path) => this.http.rows<Language>(path, undefined, ANONYMOUS));
  }

  phoneCodes() {
    return this.cached('/phone-codes/list', (path) => this.http.rows<PhoneCode>(path, undefined, ANONYMOUS));
  }

  /** Body-info lists; any of them may be empty or missing. */
  userAdditional() {
    return this.cached('/user-additional', (path) =>
      this.http.record<UserAdditional>(path, undefined, { ...ANONYMOUS, single: true }),
    );
  }

  /** The call may outlast this page, because other visitors wait for it, too. */
  private cached<T>(path: string, load: (path: string) => Promise<T>): Promise<T> {
    return this.http.withinPage(this.cache.getOrLoad(`reference:${path}`, CACHE_SECONDS, () => load(path)));
  }
}
