import type { Earning, EarningDay, EarningSearchQuery, EarningStats, EarningStatsQuery } from '@/contract/earning';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** A performer's earnings (spec §7, Earnings). */
export class EarningService {
  constructor(private readonly http: HttpClient) {}

  stats(query?: EarningStatsQuery, options?: CallOptions) {
    return this.http.record<EarningStats>('/earning/performer/stats', query, { ...options, single: true });
  }

  search(query?: EarningSearchQuery, options?: CallOptions) {
    return this.http.list<Earning>('/earning/performer/search', query, options);
  }

  /** Sums by day and source, oldest day first, in tokens unless `isToken` is false. Not every server offers it. */
  days(query?: EarningStatsQuery, options?: CallOptions) {
    return this.http.rows<EarningDay>('/earning/performer/days', query, options);
  }
}
