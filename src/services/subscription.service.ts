import type { SubscriberSearchQuery, Subscription, SubscriptionSearchQuery } from '@/contract/subscription';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** The membership of the site and subscriptions to performers (spec §7, Subscriptions). */
export class SubscriptionService {
  constructor(private readonly http: HttpClient) {}

  /** Subscribers of the performer. */
  searchSubscribers(query?: SubscriberSearchQuery, options?: CallOptions) {
    return this.http.list<Subscription>('/subscriptions/performer/search', query, options);
  }

  /** Subscriptions of the fan. */
  search(query?: SubscriptionSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Subscription>('/subscriptions/user/search', query, options), query?.performerId, {
      needsOwner: true,
    });
  }

  /** The fan's membership of the site, or null. */
  current(options?: CallOptions) {
    return this.http.get<Subscription | null>('/subscriptions/current', undefined, options);
  }

  /**
   * Cancels the fan's membership of the site at the end of its period. Completes even if the page closes, if it was
   * prepared.
   */
  cancelCurrent(options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/subscriptions/cancel', undefined, { ...options, keepalive: true });
  }

  /** Cancels a subscription at the end of its period; completes like `cancelCurrent`. */
  cancel(id: string, options?: CallOptions) {
    return this.http.post<{ success: boolean }>(path`/subscriptions/cancel/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }

  /** Prepares a cancellation that is sent later, possibly while the page closes. */
  prepareCancel(): Promise<void> {
    return this.http.prepare();
  }
}
