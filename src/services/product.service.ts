import type { DownloadLinkData, OwnProduct, Product, ProductSearchQuery } from '@/contract/product';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Products of the shop (spec §7, Content). */
export class ProductService {
  constructor(private readonly http: HttpClient) {}

  search(query?: ProductSearchQuery, options?: CallOptions) {
    return this.http.list<Product>('/user/assets/products/search', query, options);
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Product>(path`/user/assets/products/${idOrSlug}`, undefined, options);
  }

  /** A short-lived address of the file of a bought digital product. */
  downloadLink(id: string, options?: CallOptions) {
    return this.http.get<DownloadLinkData>(path`/user/assets/products/${id}/download-link`, undefined, options);
  }

  /** Own products in every status, for performers. */
  searchOwn(query?: ProductSearchQuery, options?: CallOptions) {
    return this.http.list<OwnProduct>('/performer/assets/products/search', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.get<OwnProduct>(path`/performer/assets/products/${id}/view`, undefined, options);
  }
}
