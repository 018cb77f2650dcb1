import type { Post } from '@/contract/post';
import { ok, type PageOutcome } from '@/lib/outcome';
import { oneOf } from '@/lib/query';
import type { PageScope } from '@/store/page-scope';

export interface CmsPageProps {
  page: Pick<Post, '_id' | 'slug' | 'title' | 'shortDescription' | 'updatedAt'>;
  /** The text, reduced to what may be shown. */
  html: string;
}

/** A page that the site's owner wrote: terms, help, about (contract B.8). */
export async function loadCmsPage({ services, query, signal }: PageScope): Promise<PageOutcome<CmsPageProps>> {
  const { data } = await services.posts.get(oneOf(query, 'id'), { signal });
  const { sanitize } = await import('@/lib/safe-html');
  const { _id, slug, title, shortDescription, updatedAt } = data;
  return ok({ page: { _id, slug, title, shortDescription, updatedAt }, html: sanitize(data.content ?? '') });
}
