import type { Category } from '@/contract/category';
import type { Performer } from '@/contract/performer';
import { keepInTab } from '@/lib/browser/tab-cache';
import { activeFilters, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import { staysAt } from '@/lib/page/is-same-page';
import type { Services } from '@/services/create-services';
import type { Page } from '@/store/list/list-state';
import type { PageScope } from '@/store/page-scope';
import { loadNamedPerformers, withWorks, type NamedPerformer } from './named-performers';
import { SOURCES } from './search-sources';
import { SEARCH_TABS, searchRules, START_RULES, type SearchTab, type SearchView } from './search-tabs';
import { bestTab, loadTotals, type Totals } from './search-totals';

type Topic = Pick<Category, '_id' | 'name' | 'slug'>;

/** Works on the open tab by a performer whose name is searched for. */
export interface WorksBy extends Page<{ _id: string }> {
  performer: Pick<NamedPerformer, '_id' | 'name' | 'username'>;
}

/** Ways on after a search without any hit. */
export interface SearchHelp {
  /** The text with its typos corrected. */
  suggestion: string | null;
  performers: Performer[];
  categories: Topic[];
}

export interface SearchHits {
  tab: SearchTab;
  /** The address names the tab. */
  chosen: boolean;
  totals: Totals;
  works: WorksBy[];
  /** Null while any kind has hits, or may have. */
  help: SearchHelp | null;
}

export interface SearchPage {
  view: SearchView;
  /** How many the open tab lists. */
  total: number;
  /** Null before anything is searched for. */
  hits: SearchHits | null;
  /** Topics to begin with, when there is no text. */
  categories: Topic[];
}

/** A search: counts of all kinds, the list of the open tab, and on it the works of performers of that name. */
export async function loadSearch(scope: PageScope): Promise<PageOutcome<SearchPage>> {
  const start = readView(START_RULES, scope.query);
  const { q } = start.filters;
  if (!q) return ok({ view: start, total: 0, hits: null, categories: await loadTopics(scope.services) });

  const asked = oneOf(scope.query, 'tab');
  const naming = loadNamedPerformers(scope.services, q);
  const counting = Promise.all([loadTotals(scope.services, q), naming]).then(([totals, named]) => withWorks(totals, named));
  const chosen = SEARCH_TABS.find((tab) => tab === asked);
  const tab = chosen ?? bestTab(await counting);
  const rules = searchRules(tab, chosen !== undefined);
  const view = readView(rules, scope.query);
  const [list, totals, works] = await Promise.all([
    SOURCES[tab].load(scope, view, { reuse: staysAt(scope.path) }),
    counting,
    naming.then((named) => loadWorks(scope, tab, view, named)),
  ]);
  const total = list.ok ? list.data.total : 0;
  const isFiltered = activeFilters(rules, view).length > 1;
  const isEmpty = list.ok && total === 0 && view.page === 1 && !isFiltered && SEARCH_TABS.every((name) => totals[name] === 0);
  const help = isEmpty ? await loadHelp(scope.services, q) : null;
  return listOutcome(rules, view, list, { view, total, hits: { tab, chosen: chosen !== undefined, totals, works, help }, categories: [] });
}

/** Never rejects: works that could not be loaded are left out. Only the first page of a list has them. */
async function loadWorks(scope: PageScope, tab: SearchTab, view: SearchView, named: readonly NamedPerformer[]): Promise<WorksBy[]> {
  if (tab === 'performers' || view.page > 1) return [];
  const loaded = await Promise.all(
    named.map(({ _id, name, username }) =>
      SOURCES[tab].loadWorks(scope, view, _id).then(
        (works): WorksBy[] => (works.items.length > 0 ? [{ performer: { _id, name, username }, ...works }] : []),
        () => [],
      ),
    ),
  );
  return loaded.flat();
}

/** Few searches need it, so its code comes only then. */
const loadHelp = async (services: Services, q: string): Promise<SearchHelp> => (await import('./search-help.loader')).loadSearchHelp(services, q);

/** Never rejects: the start of a search stands without topics. */
const loadTopics = ({ categories }: Services): Promise<Topic[]> =>
  keepInTab('categories:search', () => categories.search({ group: 'video', limit: 24 }))
    .then(({ data }) => data.data.map(({ _id, name, slug }) => ({ _id, name, slug })))
    .catch(() => []);
