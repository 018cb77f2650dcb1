import type { Option } from '@/components/listing/filter-set';
import type { Feed } from '@/contract/feed';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export interface NewPostPage {
  /** Post categories; null if they could not be loaded. */
  categories: Option[] | null;
}

export interface OwnPostPage extends NewPostPage {
  post: Feed;
}

export async function loadNewPost({ services }: PageScope): Promise<PageOutcome<NewPostPage>> {
  return ok({ categories: await loadCategoryOptions(services, 'post') });
}

export async function loadOwnPost({ services, query, signal }: PageScope): Promise<PageOutcome<OwnPostPage>> {
  try {
    const [{ data }, categories] = await Promise.all([
      services.feeds.getOwn(readParameter(query, 'id'), { signal }),
      loadCategoryOptions(services, 'post'),
    ]);
    return ok({ post: data, categories });
  } catch (error) {
    return outcomeOfError(error);
  }
}
