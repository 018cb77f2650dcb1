import type { Category } from '@/contract/category';
import { keepInTab } from '@/lib/keep-in-tab';
import { readView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';
import { ok, type PageOutcome } from '@/lib/outcome';
import { oneOf } from '@/lib/query';
import { staysAt } from '@/lib/stays-at';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { SOURCES } from './search-sources';
import { SEARCH_TABS, searchRules, START_RULES, type SearchTab, type SearchView } from './search-tabs';
import { bestTab, loadTotals, type Totals } from './search-totals';

export interface SearchHits {
  tab: SearchTab;
  /** The address names the tab. */
  chosen: boolean;
  totals: Totals;
}

export interface SearchPage {
  view: SearchView;
  /** How many the open tab lists. */
  total: number;
  /** Null before anything is searched for. */
  hits: SearchHits | null;
  /** Topics to begin with, when there is no text. */
  categories: Pick<Category, '_id' | 'name' | 'slug'>[];
}

/** A search: totals of all kinds, and one list, that of the open tab. */
export async function loadSearch(scope: PageScope): Promise<PageOutcome<SearchPage>> {
  const start = readView(START_RULES, scope.query);
  const { q } = start.filters;
  if (!q) return ok({ view: start, total: 0, hits: null, categories: await loadTopics(scope.services) });

  const asked = oneOf(scope.query, 'tab');
  const counting = loadTotals(scope.services, q);
  const chosen = SEARCH_TABS.find((tab) => tab === asked);
  const tab = chosen ?? bestTab(await counting);
  const rules = searchRules(tab, chosen !== undefined);
  const view = readView(rules, scope.query);
  const [list, totals] = await Promise.all([SOURCES[tab].load(scope, view, { reuse: staysAt(scope.path) }), counting]);
  const total = list.ok ? list.data.total : 0;
  return listOutcome(rules, view, list, { view, total, hits: { tab, chosen: chosen !== undefined, totals }, categories: [] });
}

/** Never rejects: the start of a search stands without topics. */
const loadTopics = ({ categories }: Services): Promise<SearchPage['categories']> =>
  keepInTab('categories:search', () => categories.search({ group: 'video', limit: 24 }))
    .then(({ data }) => data.data.map(({ _id, name, slug }) => ({ _id, name, slug })))
    .catch(() => []);
