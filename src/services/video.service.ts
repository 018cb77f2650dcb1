import type {
  OwnVideo,
  OwnVideoSearchQuery,
  RemovableVideoFile,
  UpdateVideoParts,
  UploadVideoParts,
  Video,
  VideoSearchQuery,
} from '@/contract/video';
import { withEmptyLists } from './http/form-data';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Videos (spec §7, Content) and those of the current performer (extended contract). */
export class VideoService {
  constructor(private readonly http: HttpClient) {}

  search(query?: VideoSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Video>('/user/assets/videos/search', query, options), query?.performerId);
  }

  /** A video; `video.url` is set only for viewers with access. */
  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Video>(path`/user/assets/videos/${idOrSlug}`, undefined, options);
  }

  /** One of the performer's videos with all details of its files, for performers. */
  getOwn(id: string, options?: CallOptions) {
    return this.http.record<OwnVideo>(path`/performer/assets/videos/${id}/view`, undefined, options);
  }

  /** Own videos in every status, for performers. */
  searchOwn(query?: OwnVideoSearchQuery, options?: CallOptions) {
    return this.http.list<OwnVideo>('/performer/assets/videos/search', query, options);
  }

  /**
   * Publishes a video. The reply has `processing: true`; poll `getOwn` until it is false or `status` is `file-error`.
   * Throws `ApiError` 413 or 422 with the name of the part as field if a file is refused.
   */
  upload(parts: UploadVideoParts, options?: UploadOptions) {
    return this.http.upload<OwnVideo>('POST', '/performer/assets/videos/upload', { ...parts }, options);
  }

  /** Changes one of the performer's videos; omitted parts stay, an empty list clears its field. */
  updateOwn(id: string, parts: UpdateVideoParts, options?: UploadOptions) {
    return this.http.upload<OwnVideo>(
      'PUT',
      path`/performer/assets/videos/${id}`,
      withEmptyLists({ ...parts }),
      options,
    );
  }

  /** Removes one of the performer's videos. Completes even if the page closes, if it was prepared. */
  removeOwn(id: string, options?: CallOptions) {
    return this.http.delete<OwnVideo | boolean>(path`/performer/assets/videos/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }

  /** Removes the teaser or the thumbnail of one of the performer's videos. */
  removeFile(id: string, type: RemovableVideoFile, options?: CallOptions) {
    return this.http.delete<boolean>(path`/performer/assets/videos/remove-file/${id}`, { type }, options);
  }
}
