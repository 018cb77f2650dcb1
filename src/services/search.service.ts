import type { SearchTotals } from '@/contract/misc';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Search across all content (spec §7, Misc). */
export class SearchService {
  constructor(private readonly http: HttpClient) {}

  /** Number of performers, videos, galleries and products that match a text. */
  totals(q: string, options?: CallOptions) {
    return this.http.record<SearchTotals>('/search/total', { q }, { ...options, single: true });
  }
}
