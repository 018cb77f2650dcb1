import type {
  CreateProductParts,
  DownloadLinkData,
  OwnProduct,
  Product,
  ProductImage,
  ProductSearchQuery,
  UpdateProductParts,
} from '@/contract/product';
import { withEmptyLists } from './http/form-data';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Products of the shop (spec §7, Content). */
export class ProductService {
  constructor(private readonly http: HttpClient) {}

  search(query?: ProductSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Product>('/user/assets/products/search', query, options), query?.performerId);
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Product>(path`/user/assets/products/${idOrSlug}`, undefined, options);
  }

  /** A short-lived URL of the file of a bought digital product. */
  downloadLink(id: string, options?: CallOptions) {
    return this.http.record<DownloadLinkData>(path`/user/assets/products/${id}/download-link`, undefined, options);
  }

  /** Own products in every status, for performers. */
  searchOwn(query?: ProductSearchQuery, options?: CallOptions) {
    return this.http.list<OwnProduct>('/performer/assets/products/search', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.record<OwnProduct>(path`/performer/assets/products/${id}/view`, undefined, options);
  }

  /**
   * Creates a product. Throws `ApiError` 413 or 422 with the name of the part as field if a file is refused or missing.
   */
  create(parts: CreateProductParts, options?: UploadOptions) {
    return this.http.upload<OwnProduct>('POST', '/performer/assets/products', { ...parts }, options);
  }

  /** Uploads a picture; its id goes into `imageIds`, the ordered pictures of a product. */
  uploadImage(image: Blob, options?: UploadOptions) {
    return this.http.upload<ProductImage>('POST', '/performer/assets/products/image', { image }, options);
  }

  /**
   * Changes one of the performer's products; omitted parts stay, an empty list clears its field. Some back ends require
   * its name in every change (contract D.3).
   */
  update(id: string, parts: UpdateProductParts, options?: UploadOptions) {
    return this.http.upload<OwnProduct>(
      'PUT',
      path`/performer/assets/products/${id}`,
      withEmptyLists({ ...parts }),
      options,
    );
  }

  /** Removes one of the performer's products. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<OwnProduct | boolean>(path`/performer/assets/products/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }
}
