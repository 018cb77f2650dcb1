import { getRange, readView, type ListRules, type ListView } from '@/lib/lists/list-url';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import { isOnScreen } from '@/lib/page/paths';
import type { PageScope } from '../page-scope';
import type { Outcome } from '../request/request.saga';
import type { Saga } from '../saga';
import type { LoadListOptions } from './list.saga';
import type { Page } from './list-state';

interface ListPageSource<F extends string, Q, T> {
  rules: ListRules<F>;
  /** Search query of a view, without paging. */
  query: (view: ListView<F>) => Q;
  load: (query: Q, options?: LoadListOptions) => Saga<Outcome<Page<T>>>;
  /** Entry of an item in the structured data. */
  entry: (item: T) => { name: string; path: string };
}

/**
 * Loads a list page: the list into the store, everything else (`besides` too) into the props. Throws a 401 that ends
 * the session.
 */
export async function loadListPage<F extends string, Q extends object, T, Rest extends object>(
  scope: PageScope,
  { rules, query, load, entry }: ListPageSource<F, Q, T>,
  besides: (view: ListView<F>) => Promise<Rest>,
): Promise<PageOutcome<ListFacts<F> & Rest>> {
  const view = readView(rules, scope.query);
  const [list, rest] = await Promise.all([
    scope.run(load, { ...query(view), ...getRange(view) }, { reuse: isOnScreen(scope.path) }),
    besides(view),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  return listOutcome(rules, view, list, { view, total, entries: items.map(entry), ...rest });
}
