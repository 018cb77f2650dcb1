import type { PackageSearchQuery, SubscriptionPackage } from '@/contract/package';
import type { CallOptions, HttpClient } from './http/http-client';

/** What is on offer for a membership of the site (spec §7, Subscriptions). */
export class PackageService {
  constructor(private readonly http: HttpClient) {}

  searchSubscriptions(query?: PackageSearchQuery, options?: CallOptions) {
    return this.http.list<SubscriptionPackage>('/package/subscription/search', query, options);
  }
}
