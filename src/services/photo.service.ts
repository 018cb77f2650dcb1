import type { GalleryPhotosQuery, Photo, PhotoSearchQuery } from '@/contract/photo';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Photos (spec §7, Content). */
export class PhotoService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PhotoSearchQuery, options?: CallOptions) {
    return this.http.list<Photo>('/user/assets/photos', query, options);
  }

  /** The photos of one gallery. */
  searchInGallery(galleryId: string, query?: GalleryPhotosQuery, options?: CallOptions) {
    return this.http.list<Photo>(path`/user/assets/gallery/${galleryId}/photos`, query, options);
  }
}
