import { z } from 'zod';
import { listData } from './envelope';
import { record, slug } from './fields';
import type { Operations } from './operation';
import { listQuery, queryIds, queryOneOf, queryText, type QueryOf } from './query';

export const categoryGroups = ['video', 'gallery', 'product', 'performer', 'post'] as const;

export const categorySchema = record(
  { name: z.string() },
  {
    slug,
    group: z.enum(categoryGroups),
    description: z.string(),
    status: z.enum(['active', 'inactive']),
    ordering: z.number(),
  },
);
export type Category = z.infer<typeof categorySchema>;

export const categorySearchQuery = listQuery({
  group: queryOneOf(categoryGroups),
  slug: queryText,
  status: queryText,
  includedIds: queryIds,
});
export type CategorySearchQuery = QueryOf<typeof categorySearchQuery>;

export const categoryOperations = {
  searchCategories: {
    method: 'GET',
    path: '/user/assets/categories/search',
    auth: 'none',
    pages: ['/categories', '/category/[slug]', '/home', '/search', '/shop'],
    summary: 'Active categories of one group or all',
    query: categorySearchQuery,
    data: listData(categorySchema),
  },
} satisfies Operations;
