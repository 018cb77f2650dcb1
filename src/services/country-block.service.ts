import type { CountryBlock } from '@/contract/misc';
import type { CallOptions, HttpClient } from './http/http-client';

/** The path of the check, on whose answer it depends what guests may share. */
export const COUNTRY_CHECK = '/country-block/check';

/** Countries that may not see the site (spec §7, Users). */
export class CountryBlockService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Whether this visitor's country is blocked. The server goes by address: from a rendering server the client's headers
   * must carry the visitor's in `X-Forwarded-For`.
   */
  check(options?: CallOptions) {
    return this.http.record<CountryBlock>(COUNTRY_CHECK, undefined, { ...options, impersonal: true, single: true, timeShare: 0.6 });
  }
}
