import type { Category } from '@/contract/category';
import { rangeOf, readView } from '@/lib/list-address';
import type { ListFacts } from '@/lib/list-head';
import { listOutcome } from '@/lib/list-outcome';
import { keepInTab } from '@/lib/keep-in-tab';
import { notFound, type PageOutcome } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { oneOf } from '@/lib/query';
import { staysAt } from '@/lib/stays-at';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { loadVideos } from '@/store/video/video.saga';
import { CATEGORY_TABS, categoryList, categoryQuery, usualTab, type CategoryTab } from './category-list';

export interface CategoryPage extends ListFacts<never> {
  category: Category;
  tab: CategoryTab;
  /** How much is on each tab; one that is empty or could not be counted is left out, except the open one. */
  counts: Partial<Record<CategoryTab, number>>;
}

const RECORD_ID = /^[0-9a-f]{24}$/i;

/** A category by slug or id. A server that knows no such filter sends all of them. */
async function findCategory({ categories }: Services, slugOrId: string): Promise<Category | undefined> {
  const wanted = RECORD_ID.test(slugOrId) ? { includedIds: [slugOrId] } : { slug: slugOrId };
  const { data } = await keepInTab(`category:${slugOrId}`, () => categories.search({ ...wanted, limit: 200 }));
  return data.data.find(({ _id, slug }) => slug === slugOrId || _id === slugOrId);
}

/** How much there is on a tab that is not open; 0 when that cannot be told. */
async function countOf({ videos, performers }: Services, category: Category, tab: CategoryTab): Promise<number> {
  const query = { ...categoryQuery(category), limit: 1 };
  const reply = tab === 'videos' ? videos.search(query) : performers.search(query);
  return reply.then(({ data }) => data.total, () => 0);
}

/** A topic with what belongs to it: the open tab's list goes into the store. */
export async function loadCategory(scope: PageScope): Promise<PageOutcome<CategoryPage>> {
  const category = await findCategory(scope.services, oneOf(scope.query, 'slug'));
  if (!category) return notFound();

  const tab = CATEGORY_TABS.find((name) => name === oneOf(scope.query, 'tab')) ?? usualTab(category);
  const other: CategoryTab = tab === 'videos' ? 'performers' : 'videos';
  const rules = categoryList(category, tab);
  const view = readView(rules, scope.query);
  const query = { ...categoryQuery(category), ...rangeOf(view) };
  const options = { reuse: staysAt(scope.path) };

  const [list, otherCount] = await Promise.all([
    tab === 'videos' ? scope.run(loadVideos, query, options) : scope.run(loadPerformers, query, options),
    countOf(scope.services, category, other),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((item) => ('title' in item ? { name: item.title, path: paths.video(item) } : { name: item.name, path: paths.performer(item) }));
  const counts = { [tab]: total, ...(otherCount > 0 ? { [other]: otherCount } : {}) };
  return listOutcome<CategoryPage, never>(rules, view, list, { category, tab, counts, view, total, entries });
}
