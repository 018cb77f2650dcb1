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
import { SEARCH_TABS, searchRules, tabView, type ContentTab, type SearchTab, type SearchView } from './search-tabs';
import { loadTotals, type Totals } from './search-totals';

type Topic = Pick<Category, '_id' | 'name' | 'slug'>;

/** Works of a kind by a performer whose name matches. */
export interface ContentByPerformer extends Page<{ _id: string }> {
  performer: Pick<NamedPerformer, '_id' | 'name' | 'username'>;
  tab: ContentTab;
}

export interface SearchHelp {
  /** The text with typos corrected. */
  suggestion: string | null;
  performers: Performer[];
  categories: Topic[];
}

export interface SearchHits {
  /** Null for All. */
  tab: SearchTab | null;
  totals: Totals;
  works: ContentByPerformer[];
  /** Error messages of the kinds that could not be loaded for All. */
  failures: Partial<Record<SearchTab, string>>;
  /** Null if any kind has hits or could not be counted. */
  help: SearchHelp | null;
}

export interface SearchPage {
  view: SearchView;
  /** Null without a search text. */
  hits: SearchHits | null;
  /** Null with a search text. */
  topics: Loaded<Topic[]> | null;
}

/** Maximum number of hits of a kind on All. */
export const MAX_BEST_HITS = 4;

const ALL_RULES = searchRules(null);

export async function loadSearch(scope: PageScope): Promise<PageOutcome<SearchPage>> {
  const view = { ...readView(ALL_RULES, scope.query), page: 1, upto: 1 };
  const { q } = view.filters;
  if (!q) return ok({ view, hits: null, topics: await loadTopics(scope.services) });

  const requestedTab = readParameter(scope.query, 'tab');
  const tab = SEARCH_TABS.find((name) => name === requestedTab);
  return tab ? loadTab(scope, tab, q) : loadAll(scope, view, q);
}

/** Loads a list of hits, and the counts of the other tabs. */
async function loadTab(scope: PageScope, tab: SearchTab, q: string): Promise<PageOutcome<SearchPage>> {
  const naming = loadNamedPerformers(scope.services, q);
  const rules = searchRules(tab);
  const view = readView(rules, scope.query);
  const [list, counted, named, works] = await Promise.all([
    SOURCES[tab].load(scope, view, { reuse: isOnScreen(scope.path) }),
    loadTotals(scope.services, q),
    naming,
    naming.then((named) => (view.page > 1 ? [] : loadWorks(scope, tab, view, named))),
  ]);
  const totals = addContentCounts(counted, named);
  const isFiltered = activeFilters(rules, view).length > 1;
  const isEmpty = list.ok && list.data.total === 0 && view.page === 1 && !isFiltered && hasNoHits(totals);
  const help = isEmpty ? await loadHelp(scope.services, q) : null;
  const page = { view, hits: { tab, totals, works, failures: {}, help }, topics: null };
  const isCounted = SEARCH_TABS.some((name) => totals[name] !== undefined);
  const outcome = listOutcome(rules, view, list, page);
  // The list is one part of the results: with counts or works, the page has content without it.
  return !list.ok && view.page === 1 && (isCounted || works.length > 0) ? ok(page) : outcome;
}

/** Loads the best hits of all kinds. The totals of their lists are the counts of the tabs. */
async function loadAll(scope: PageScope, view: SearchView, q: string): Promise<PageOutcome<SearchPage>> {
  const [named, lists] = await Promise.all([
    loadNamedPerformers(scope.services, q),
    Promise.all(SEARCH_TABS.map((tab) => loadBestHits(scope, tab, q))),
  ]);
  const found = lists.flatMap(({ tab, list }) => (list.ok ? [{ tab, ...list.data }] : []));
  const failures = Object.fromEntries(lists.flatMap(({ tab, list }) => (list.ok ? [] : [[tab, list.error.message]])));
  const totals = addContentCounts(Object.fromEntries(found.map(({ tab, total }) => [tab, total])), named);
  const works = await Promise.all(
    found.map(({ tab, items, total }) =>
      items.length < MAX_BEST_HITS && (totals[tab] ?? 0) > total ? loadSomeWorks(scope, tab, q, named) : [],
    ),
  );
  const help = hasNoHits(totals) ? await loadHelp(scope.services, q) : null;
  const page = { view, hits: { tab: null, totals, works: works.flat(), failures, help }, topics: null };
  // Throws a 401 that ends the session. Otherwise, one kind is enough for the page.
  const [outcome = ok(page)] = lists.map(({ list }) => listOutcome(ALL_RULES, view, list, page));
  return found.length > 0 ? ok(page) : outcome;
}

const loadBestHits = async (scope: PageScope, tab: SearchTab, q: string) => ({
  tab,
  list: await SOURCES[tab].load(scope, tabView(tab, q), { reuse: isOnScreen(scope.path) }, MAX_BEST_HITS),
});

const hasNoHits = (totals: Totals): boolean => SEARCH_TABS.every((tab) => totals[tab] === 0);

/** Loads a few works of one matching performer with one call; the tab has those of the others. */
function loadSomeWorks(scope: PageScope, tab: SearchTab, q: string, named: readonly NamedPerformer[]) {
  const authors = named.filter(({ works }) => tab !== 'performers' && works[tab]);
  return loadWorks(scope, tab, tabView(tab, q), authors.slice(0, 1), MAX_BEST_HITS);
}

/** Loads works of matching performers. Never rejects: works that fail to load are left out. */
async function loadWorks(
  scope: PageScope,
  tab: SearchTab,
  view: SearchView,
  named: readonly NamedPerformer[],
  limit?: number,
): Promise<ContentByPerformer[]> {
  if (tab === 'performers') return [];
  const loaded = await Promise.all(
    named.map(({ _id, name, username }) =>
      SOURCES[tab].loadWorks(scope, view, _id, limit).then(
        (works): ContentByPerformer[] =>
          works.items.length > 0 ? [{ performer: { _id, name, username }, tab, ...works }] : [],
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
