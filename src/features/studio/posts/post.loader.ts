import { createCategoriesLoader, type CategoriesPage } from '../shared/categories-page';
import type { Feed } from '@/contract/feed';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export type NewPostPage = CategoriesPage;

export interface OwnPostPage extends NewPostPage {
  post: Feed;
}

export const loadNewPost = createCategoriesLoader('post');

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
