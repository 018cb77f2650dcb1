import type { Option } from '@/components/listing/filter-set';
import type { Category } from '@/contract/category';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export interface CategoriesPage {
  /** Null if they could not be loaded. */
  categories: Option[] | null;
}

/** Loader of a page for something new in a category. */
export const createCategoriesLoader =
  (group: Category['group']) =>
  async ({ services }: PageScope): Promise<PageOutcome<CategoriesPage>> =>
    ok({ categories: await loadCategoryOptions(services, group) });
