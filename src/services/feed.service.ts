import type { CreateFeedBody, Feed, OwnFeedSearchQuery, SentFile, UpdateFeedBody } from '@/contract/feed';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** The time of publishing under both names that back ends know (contract B.10). */
const withSchedule = <B extends { scheduledAt?: string | null }>(body: B) =>
  body.scheduledAt === undefined ? body : { ...body, scheduleAt: body.scheduledAt };

/** Posts, as managed by their performer (extended contract). Fans read them as posts. */
export class FeedService {
  constructor(private readonly http: HttpClient) {}

  searchOwn(query?: OwnFeedSearchQuery, options?: CallOptions) {
    return this.http.list<Feed>('/feeds/performers', query, options);
  }

  getOwn(id: string, options?: CallOptions) {
    return this.http.record<Feed>(path`/feeds/performers/${id}`, undefined, options);
  }

  create(body: CreateFeedBody, options?: CallOptions) {
    return this.http.post<Feed>('/feeds/performers', withSchedule(body), options);
  }

  update(id: string, body: UpdateFeedBody, options?: CallOptions) {
    return this.http.put<Feed>(path`/feeds/performers/${id}`, withSchedule(body), options);
  }

  /**
   * Uploads a file; its id goes into `fileIds`. Throws `ApiError` 413 or 422 with the field `file` if it is refused.
   */
  uploadFile(kind: 'photo' | 'video', file: Blob, options?: UploadOptions) {
    return this.http.upload<SentFile>('POST', path`/feeds/performers/${kind}/upload`, { file }, options);
  }

  /** Removes one of the performer's posts. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<Feed | boolean>(path`/feeds/performers/${id}`, undefined, { ...options, keepalive: true });
  }
}
