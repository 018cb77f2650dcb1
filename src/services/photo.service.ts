import type {
  GalleryPhotosQuery,
  OwnPhotoSearchQuery,
  Photo,
  PhotoSearchQuery,
  UpdatePhotoBody,
  UploadPhotoParts,
} from '@/contract/photo';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Photos (spec §7, Content) and those of the current performer (extended contract). */
export class PhotoService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PhotoSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Photo>('/user/assets/photos', query, options), query?.performerId);
  }

  /** The photos of one gallery. */
  searchInGallery(galleryId: string, query?: GalleryPhotosQuery, options?: CallOptions) {
    return this.http.list<Photo>(path`/user/assets/gallery/${galleryId}/photos`, query, options);
  }

  /** Own photos in every status; those of one gallery are in its order. */
  searchOwn(query?: OwnPhotoSearchQuery, options?: CallOptions) {
    return this.http.list<Photo>('/performer/assets/photos/search', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.record<Photo>(path`/performer/assets/photos/${id}/view`, undefined, options);
  }

  /**
   * Adds one photo to the end of one of the performer's galleries. Throws `ApiError` 413 or 422 with the field `photo` when the file is
   * refused.
   */
  upload({ galleryId, ...parts }: UploadPhotoParts, options?: UploadOptions) {
    // Some back ends expect the gallery as `target` and `targetId`.
    return this.http.upload<Photo>(
      'POST',
      '/performer/assets/photos/upload',
      { galleryId, target: 'gallery', targetId: galleryId, ...parts },
      options,
    );
  }

  /** Changes one of the performer's photos. `ordering` moves it to that index in its gallery, from 0. */
  update(id: string, body: UpdatePhotoBody, options?: CallOptions) {
    return this.http.put<Photo>(path`/performer/assets/photos/${id}`, body, options);
  }

  /** Makes one of the performer's photos the public cover of its gallery. */
  setCover(id: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/performer/assets/photos/set-cover/${id}`, undefined, options);
  }

  /** Removes one of the performer's photos. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<Photo | boolean>(path`/performer/assets/photos/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }
}
