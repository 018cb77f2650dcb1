import type { Block, BlockedCountries, BlockSearchQuery, BlockUserBody } from '@/contract/block';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Countries and fans that a performer blocks (contract D.10). Not every server offers it. */
export class BlockService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Replaces the blocked countries, as two-letter codes; an empty list unblocks all. The account holds the current
   * ones.
   */
  countries(countryCodes: string[], options?: CallOptions) {
    return this.http.post<BlockedCountries>('/performer-blocks/countries', { countryCodes }, options);
  }

  /** Blocked fans, with `targetInfo`. */
  users(query?: BlockSearchQuery, options?: CallOptions) {
    return this.http.list<Block>('/performer-blocks/users', query, options);
  }

  blockUser(body: BlockUserBody, options?: CallOptions) {
    return this.http.post<Block>('/performer-blocks/user', body, options);
  }

  /** Unblocks a fan, given the id of the fan, not of the block. */
  unblockUser(userId: string, options?: CallOptions) {
    return this.http.delete<{ success: boolean }>(path`/performer-blocks/user/${userId}`, undefined, options);
  }
}
