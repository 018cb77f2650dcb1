import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Galleries (spec §7, Content). */
export class GalleryService {
  constructor(private readonly http: HttpClient) {}

  search(query?: GallerySearchQuery, options?: CallOptions) {
    return this.http.list<Gallery>('/user/assets/galleries/search', query, options);
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Gallery>(path`/user/assets/galleries/${idOrSlug}/view`, undefined, options);
  }
}
