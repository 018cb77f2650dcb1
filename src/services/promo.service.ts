import type { Promo, PromoSearchQuery } from '@/contract/promo';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Banners and promos of the site; the spec has no other path for banners (spec §7, Content). */
export class PromoService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Sent with the visitor's token, so that banners of performers who blocked the visitor are left out. A page doesn't wait
   * for banners as long as for its content.
   */
  search(query?: PromoSearchQuery, options?: CallOptions) {
    return this.http.list<Promo>('/site-promo/search', query, { ...options, timeShare: 0.5 });
  }
}
