import type { Reply } from '@/contract/envelope';
import type { Country, Language, PhoneCode, UserAdditional } from '@/contract/misc';
import type { PublicCache } from '@/lib/http/public-cache';
import type { HttpClient } from './http/http-client';

const CACHE_SECONDS = 60 * 60;

/** Lists that are the same for all visitors and rarely change; cached for an hour (spec §7, Misc). */
export class ReferenceService {
  constructor(
    private readonly http: HttpClient,
    private readonly cache: PublicCache,
  ) {}

  countries() {
    return this.cached<Country>('/countries/list');
  }

  languages() {
    return this.cached<Language>('/languages/list');
  }

  phoneCodes() {
    return this.cached<PhoneCode>('/phone-codes/list');
  }

  /** Body-info lists; any of them may be empty or missing. */
  userAdditional() {
    const path = '/user-additional';
    return this.cache.getOrLoad(`reference:${path}`, CACHE_SECONDS, () =>
      this.http.record<UserAdditional>(path, undefined, { anonymous: true, single: true }),
    );
  }

  private cached<T>(path: string): Promise<Reply<T[]>> {
    return this.cache.getOrLoad(`reference:${path}`, CACHE_SECONDS, () =>
      this.http.rows<T>(path, undefined, { anonymous: true }),
    );
  }
}
