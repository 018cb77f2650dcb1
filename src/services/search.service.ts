import type { SearchTotals } from '@/contract/misc';
import type { CallOptions, HttpClient } from './http/http-client';

/** Search over everything (spec §7, Misc). */
export class SearchService {
  constructor(private readonly http: HttpClient) {}

  /** How many performers, videos, galleries and products a text would find. */
  totals(q: string, options?: CallOptions) {
    return this.http.record<SearchTotals>('/search/total', { q }, { ...options, single: true });
  }
}
