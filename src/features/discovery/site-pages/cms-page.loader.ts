import type { Post } from '@/contract/post';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import { pick } from '@/lib/record';
import type { PageScope } from '@/store/page-scope';

export interface CmsPageProps {
  page: Pick<Post, '_id' | 'slug' | 'title' | 'shortDescription' | 'createdAt' | 'updatedAt'>;
  /** Sanitized text. */
  html: string;
}

/** A page of the site. The same API call serves posts and stories of performers, which the age gate covers. */
const isSitePage = ({ type, performerId, performer }: Post): boolean =>
  type === undefined ? !performerId && !performer : type === 'page';

export async function loadCmsPage({ services, query, signal, apiUrl }: PageScope): Promise<PageOutcome<CmsPageProps>> {
  const { data } = await services.posts.get(readParameter(query, 'id'), { signal });
  if (data.type === 'story' && data.performerId) return redirect(paths.stories({ _id: data.performerId }));
  if (!isSitePage(data)) return redirect(paths.post(data));
  const { sanitize } = await import('@/lib/safe-html');
  const page = pick(data, '_id', 'slug', 'title', 'shortDescription', 'createdAt', 'updatedAt');
  return ok({ page, html: sanitize(data.content ?? '', apiUrl) });
}
