import type {
  Comment,
  CommentSearchQuery,
  CommentUpdatedData,
  CreateCommentBody,
  InboxComment,
  InboxCommentQuery,
  UpdateCommentBody,
} from '@/contract/comment';
import { FeedFallback } from './feed-fallback';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Comments on videos, galleries, products, posts, performers and other comments (spec §7, Comments). */
export class CommentService {
  private readonly feeds = new FeedFallback();

  constructor(private readonly http: HttpClient) {}

  create(body: CreateCommentBody, options?: CallOptions) {
    return this.feeds.send(body, (sent) => this.http.post<Comment>('/comments', sent, options));
  }

  /** Changes one of the user's comments. Sent as multipart form data, as in the spec. */
  update(id: string, body: UpdateCommentBody, options?: UploadOptions) {
    return this.feeds.send(body, ({ content, objectType }) =>
      this.http.upload<CommentUpdatedData>('PUT', path`/comments/${id}`, { content, objectType }, options),
    );
  }

  search(query: CommentSearchQuery = {}, options?: CallOptions) {
    return this.feeds.send(query, (sent) => this.http.list<Comment>('/comments/search', sent, options));
  }

  /** Comments by others on all of the performer's items, newest first. Not every server offers it. */
  searchOwnItems(query?: InboxCommentQuery, options?: CallOptions) {
    return this.http.list<InboxComment>('/comments/performer/search', query, options);
  }

  /** Returns the removed comment, or true. Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<Comment | boolean>(path`/comments/${id}`, undefined, { ...options, keepalive: true });
  }

  /** Prepares a removal that is sent later, possibly while the page closes. */
  prepareRemoval(): Promise<void> {
    return this.http.prepare();
  }
}
