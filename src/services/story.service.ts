import type { CreateStoryBody, Story, OwnStorySearchQuery, UpdateStoryBody } from '@/contract/story';
import type { SentFile } from '@/contract/feed';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Stories, as managed by their performer (extended contract). Fans read them as posts. */
export class StoryService {
  constructor(private readonly http: HttpClient) {}

  searchOwn(query?: OwnStorySearchQuery, options?: CallOptions) {
    return this.http.list<Story>('/stories/performers', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.record<Story>(path`/stories/performers/${id}`, undefined, options);
  }

  create(body: CreateStoryBody, options?: CallOptions) {
    return this.http.post<Story>('/stories/performers', body, options);
  }

  update(id: string, body: UpdateStoryBody, options?: CallOptions) {
    return this.http.put<Story>(path`/stories/performers/${id}`, body, options);
  }

  /**
   * Uploads a file; its id goes into `fileIds`. Throws `ApiError` 413 or 422 with the field `file` if it is refused.
   */
  uploadFile(kind: 'photo' | 'video', file: Blob, options?: UploadOptions) {
    return this.http.upload<SentFile>('POST', path`/stories/performers/${kind}/upload`, { file }, options);
  }

  /** Removes one of the performer's stories. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<Story | boolean>(path`/stories/performers/${id}`, undefined, {
      ...options,
      keepalive: true,
    });
  }
}
