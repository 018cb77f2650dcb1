import type { PackageSearchQuery, SubscriptionPackage, TokenPackage } from '@/contract/package';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Packages on sale: memberships of the site (spec §7, Subscriptions) and tokens. */
export class PackageService {
  constructor(private readonly http: HttpClient) {}

  searchSubscriptions(query?: PackageSearchQuery, options?: CallOptions) {
    return this.http.list<SubscriptionPackage>('/package/subscription/search', query, { ...options, impersonal: true });
  }

  searchTokens(query?: PackageSearchQuery, options?: CallOptions) {
    return this.http.list<TokenPackage>('/package/token/search', query, { ...options, impersonal: true });
  }
}
