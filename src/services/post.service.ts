import type { Post, PostSearchQuery } from '@/contract/post';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Posts and stories of performers, and pages of the site (spec §7, Content). */
export class PostService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PostSearchQuery, options?: CallOptions) {
    return this.http.list<Post>('/posts/search', query, options);
  }

  get(idOrSlug: string, options?: CallOptions) {
    return this.http.record<Post>(path`/posts/${idOrSlug}`, undefined, options);
  }
}
