import type { Post, PostSearchQuery } from '@/contract/post';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Posts and stories of performers, and pages of the site (spec §7, Content). */
export class PostService {
  constructor(private readonly http: HttpClient) {}

  /** With `performerId`, pages of the site are left out, too. */
  search(query?: PostSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<Post>('/posts/search', query, options), query?.performerId, { needsOwner: true });
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Post>(path`/posts/${idOrSlug}`, undefined, options);
  }
}
