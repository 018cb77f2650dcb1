import type { CountryBlock } from '@/contract/misc';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Path of the country check. Its reply determines which cached responses guests share. */
export const COUNTRY_CHECK = '/country-block/check';

/** Countries in which the site is blocked (spec §7, Users). */
export class CountryBlockService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Whether this visitor's country is blocked. The API looks at the IP address, so on the server the client must send
   * the visitor's in `X-Forwarded-For`.
   */
  check(options?: CallOptions) {
    return this.http.record<CountryBlock>(COUNTRY_CHECK, undefined, {
      ...options,
      impersonal: true,
      single: true,
      timeShare: 0.6,
    });
  }
}
