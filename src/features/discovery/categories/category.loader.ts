import type { Category, CategorySearchQuery } from '@/contract/category';
import { cacheInTab } from '@/lib/browser/tab-cache';
import { readView } from '@/lib/lists/list-url';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/load-list';
import { categoryForPage } from '@/entities/page-data';
import { notFound, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { countOthers, loadTab } from './category-content';
import { CATEGORY_TABS, categoryList, defaultTab, type CategoryTab } from './category-list';

export interface CategoryPage extends ListFacts<never> {
  category: Category;
  tab: CategoryTab;
  /** Item counts of non-empty tabs and of the open one. */
  counts: Partial<Record<CategoryTab, number>>;
}

const RECORD_ID = /^[0-9a-f]{24}$/i;

/** Finds a category by slug or ID, among all of them if the server can't find it by the filter. */
function findCategory({ categories }: Services, slugOrId: string): Promise<Category | undefined> {
  const find = async (filter: CategorySearchQuery) => {
    const { data } = await categories.search({ ...filter, limit: 200 });
    return data.data.find(({ _id, slug }) => slug === slugOrId || _id === slugOrId);
  };
  return cacheInTab(`category:${slugOrId}`, async () => {
    const found =
      (await find(RECORD_ID.test(slugOrId) ? { includedIds: [slugOrId] } : { slug: slugOrId })) ?? (await find({}));
    return found && categoryForPage(found);
  });
}

export async function loadCategory(scope: PageScope): Promise<PageOutcome<CategoryPage>> {
  const category = await findCategory(scope.services, readParameter(scope.query, 'slug'));
  if (!category) return notFound();

  const tab = CATEGORY_TABS.find((name) => name === readParameter(scope.query, 'tab')) ?? defaultTab(category);
  const rules = categoryList(category, tab);
  const view = readView(rules, scope.query);
  const [{ list, entries }, others] = await Promise.all([
    loadTab(scope, category, tab, view),
    countOthers(scope.services, category, tab),
  ]);
  const total = list.ok ? list.data.total : 0;
  return listOutcome<CategoryPage, never>(rules, view, list, {
    category,
    tab,
    counts: { ...others, [tab]: total },
    view,
    total,
    entries,
  });
}
