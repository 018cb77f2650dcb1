import type { Category } from '@/contract/category';
import { ApiError } from '@/lib/http/errors';
import { cacheInTab } from '@/lib/browser/tab-cache';
import { categoryForPage } from '@/entities/page-data';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';

const GROUPS = [
  { group: 'video', title: 'Videos' },
  { group: 'performer', title: 'Performers' },
  { group: 'gallery', title: 'Galleries' },
  { group: 'product', title: 'Shop' },
  { group: 'post', title: 'Posts' },
] as const;

export type CategoriesPage =
  { ok: true; groups: { title: string; categories: Category[] }[] } | { ok: false; message: string };

/**
 * Categories by group; those without a group come last. If they can’t be loaded, the page renders with an error in
 * their place (503).
 */
export async function loadCategories({ services }: PageScope): Promise<PageOutcome<CategoriesPage>> {
  try {
    const { data } = await cacheInTab('categories', () => services.categories.search({ limit: 200 }));
    const groups = GROUPS.map(({ group, title }) => ({
      title,
      categories: data.data.filter((category) => category.group === group).map(categoryForPage),
    }));
    const others = data.data
      .filter((category) => !GROUPS.some(({ group }) => group === category.group))
      .map(categoryForPage);
    return ok({
      ok: true,
      groups: [...groups, { title: 'More', categories: others }].filter(({ categories }) => categories.length > 0),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return ok({ ok: false, message: error.message }, 503);
  }
}
