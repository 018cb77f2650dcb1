import type { Category } from '@/contract/category';
import type { Performer } from '@/contract/performer';
import { cacheInTab } from '@/lib/browser/tab-cache';
import { activeFilters, readView } from '@/lib/lists/list-url';
import { listOutcome } from '@/lib/lists/load-list';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { Page } from '@/store/list/list-state';
import type { PageScope } from '@/store/page-scope';
import { isOnScreen } from '@/lib/page/paths';
import { loadNamedPerformers, addContentCounts, type NamedPerformer } from './named-performers';
import { SOURCES } from './search-sources';
import { SEARCH_TABS, searchRules, START_RULES, type SearchTab, type SearchView } from './search-tabs';
import { findBestTab, loadTotals, type Totals } from './search-totals';

type Topic = Pick<Category, '_id' | 'name' | 'slug'>;

/** Works of the open tab's kind by a performer whose name matches. */
export interface ContentByPerformer extends Page<{ _id: string }> {
  performer: Pick<NamedPerformer, '_id' | 'name' | 'username'>;
}

export interface SearchHelp {
  /** The text with typos corrected. */
  suggestion: string | null;
  performers: Performer[];
  categories: Topic[];
}

export interface SearchHits {
  tab: SearchTab;
  /** True if the URL names the tab. */
  chosen: boolean;
  totals: Totals;
  works: ContentByPerformer[];
  /** Null if any kind has hits or could not be counted. */
  help: SearchHelp | null;
}

export interface SearchPage {
  view: SearchView;
  total: number;
  /** Null without a search text. */
  hits: SearchHits | null;
  /** Null with a search text. */
  topics: Loaded<Topic[]> | null;
}

export async function loadSearch(scope: PageScope): Promise<PageOutcome<SearchPage>> {
  const start = readView(START_RULES, scope.query);
  const { q } = start.filters;
  if (!q) return ok({ view: start, total: 0, hits: null, topics: await loadTopics(scope.services) });

  const requestedTab = readParameter(scope.query, 'tab');
  const naming = loadNamedPerformers(scope.services, q);
  const counting = Promise.all([loadTotals(scope.services, q), naming]).then(([totals, named]) =>
    addContentCounts(totals, named),
  );
  const chosen = SEARCH_TABS.find((tab) => tab === requestedTab);
  const tab = chosen ?? findBestTab(await counting);
  const rules = searchRules(tab, chosen !== undefined);
  const view = readView(rules, scope.query);
  const [list, totals, works] = await Promise.all([
    SOURCES[tab].load(scope, view, { reuse: isOnScreen(scope.path) }),
    counting,
    naming.then((named) => loadWorks(scope, tab, view, named)),
  ]);
  const total = list.ok ? list.data.total : 0;
  const isFiltered = activeFilters(rules, view).length > 1;
  const isEmpty =
    list.ok && total === 0 && view.page === 1 && !isFiltered && SEARCH_TABS.every((name) => totals[name] === 0);
  const help = isEmpty ? await loadHelp(scope.services, q) : null;
  const page = { view, total, hits: { tab, chosen: chosen !== undefined, totals, works, help }, topics: null };
  const isCounted = SEARCH_TABS.some((name) => totals[name] !== undefined);
  const outcome = listOutcome(rules, view, list, page);
  // The list is one part of the results: with counts or works, the page has content without it.
  return !list.ok && view.page === 1 && (isCounted || works.length > 0) ? ok(page) : outcome;
}

/**
 * Loads works of matching performers for the first page of a list. Never rejects: works that fail to load are left out.
 */
async function loadWorks(
  scope: PageScope,
  tab: SearchTab,
  view: SearchView,
  named: readonly NamedPerformer[],
): Promise<ContentByPerformer[]> {
  if (tab === 'performers' || view.page > 1) return [];
  const loaded = await Promise.all(
    named.map(({ _id, name, username }) =>
      SOURCES[tab].loadWorks(scope, view, _id).then(
        (works): ContentByPerformer[] =>
          works.items.length > 0 ? [{ performer: { _id, name, username }, ...works }] : [],
        () => [],
      ),
    ),
  );
  return loaded.flat();
}

// Loaded on demand, because few searches need it.
const loadHelp = async (services: Services, q: string): Promise<SearchHelp> =>
  (await import('./search-help.loader')).loadSearchHelp(services, q);

const loadTopics = ({ categories }: Services): Promise<Loaded<Topic[]>> =>
  loaded(() =>
    cacheInTab('categories:search', () => categories.search({ group: 'video', limit: 24 })).then(({ data }) =>
      data.data.map(({ _id, name, slug }) => ({ _id, name, slug })),
    ),
  );
