import type { Category, CategorySearchQuery } from '@/contract/category';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Categories of content (spec §7, Content). */
export class CategoryService {
  constructor(private readonly http: HttpClient) {}

  /** In the order that the site owner chose (contract C.4), unless the query names another. */
  search(query?: CategorySearchQuery, options?: CallOptions) {
    return this.http.list<Category>(
      '/user/assets/categories/search',
      { ...query, sortBy: query?.sortBy ?? 'ordering', sort: query?.sort ?? 'asc' },
      { ...options, impersonal: true },
    );
  }
}
