import type { CountryBlock } from '@/contract/misc';
import type { CallOptions, HttpClient } from './http/http-client';

/** Countries that may not see the site (spec §7, Users). */
export class CountryBlockService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Whether this visitor's country is blocked. The server goes by address: from a rendering server the client's headers
   * must carry the visitor's in `X-Forwarded-For`. Never kept, for the answer is the visitor's own.
   */
  check(options?: CallOptions) {
    return this.http.get<CountryBlock>('/country-block/check', undefined, options);
  }
}
