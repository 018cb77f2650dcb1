import type { Video, VideoSearchQuery } from '@/contract/video';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Videos (spec §7, Content). */
export class VideoService {
  constructor(private readonly http: HttpClient) {}

  search(query?: VideoSearchQuery, options?: CallOptions) {
    return this.http.list<Video>('/user/assets/videos/search', query, options);
  }

  /** A video; its `video.url` is there only for those who may watch. */
  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Video>(path`/user/assets/videos/${idOrSlug}`, undefined, options);
  }

  /** An own video with everything about its files, for performers. */
  getOwn(id: string, options?: CallOptions) {
    return this.http.record<Video>(path`/performer/assets/videos/${id}/view`, undefined, options);
  }
}
