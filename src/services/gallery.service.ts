import type {
  CreateGalleryBody,
  Gallery,
  GallerySearchQuery,
  OwnGallery,
  OwnGallerySearchQuery,
  UpdateGalleryBody,
} from '@/contract/gallery';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Galleries (spec §7, Content) and those of the current performer (extended contract). */
export class GalleryService {
  constructor(private readonly http: HttpClient) {}

  search(query?: GallerySearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Gallery>('/user/assets/galleries/search', query, options), query?.performerId);
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Gallery>(path`/user/assets/galleries/${idOrSlug}/view`, undefined, options);
  }

  /** Own galleries in every status, also those without photos. */
  searchOwn(query?: OwnGallerySearchQuery, options?: CallOptions) {
    return this.http.list<OwnGallery>('/performer/assets/galleries/search', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.record<OwnGallery>(path`/performer/assets/galleries/${id}/view`, undefined, options);
  }

  create(body: CreateGalleryBody, options?: CallOptions) {
    return this.http.post<OwnGallery>('/performer/assets/galleries', withTitle(body), options);
  }

  /** Changes one of the performer's galleries. Some back ends require its name in every change (contract D.2). */
  update(id: string, body: UpdateGalleryBody, options?: CallOptions) {
    return this.http.put<OwnGallery>(path`/performer/assets/galleries/${id}`, withTitle(body), options);
  }

  /** Removes one of the performer's galleries with its photos. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<OwnGallery | boolean>(path`/performer/assets/galleries/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }
}

/** Back ends differ in whether the field is `name` or `title`, so both are sent. */
const withTitle = (body: UpdateGalleryBody) => (body.name === undefined ? body : { ...body, title: body.name });
