import type { CreatePayoutBody, Payout, PayoutSearchQuery, PayoutSums, UpdatePayoutBody } from '@/contract/payout';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** A performer's payout requests (contract D.7). Not every server offers them. */
export class PayoutService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PayoutSearchQuery, options?: CallOptions) {
    return this.http.list<Payout>('/payout-requests/performer/search', query, options);
  }

  /**
   * Throws 422 if a request is pending, the amount exceeds the balance or is below the minimum, or no payout account is
   * set.
   */
  request(body: Omit<CreatePayoutBody, 'source'>, options?: CallOptions) {
    return this.http.post<Payout>('/payout-requests/performer', { source: 'performer', ...body }, options);
  }

  /** Changes a request that is still pending. */
  update(id: string, body: UpdatePayoutBody, options?: CallOptions) {
    return this.http.put<Payout>(path`/payout-requests/performer/${id}`, body, options);
  }

  /** Withdraws a request that is still pending. */
  withdraw(id: string, options?: CallOptions) {
    return this.http.delete<{ success: boolean }>(path`/payout-requests/performer/${id}`, undefined, options);
  }

  get(id: string, options?: CallOptions) {
    return this.http.record<Payout>(path`/payout-requests/performer/${id}/view`, undefined, options);
  }

  /** Tokens earned, paid out and remaining. */
  calculate(options?: CallOptions) {
    return this.http.ask<PayoutSums>('/payout-requests/performer/calculate', {}, options);
  }
}
