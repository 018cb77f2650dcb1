import { rangeOf, readView } from '@/lib/lists/list-address';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { staysAt } from '@/lib/page/is-same-page';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { loadPerformerOptions, type PerformerOptions } from './performer-filters';
import { PERFORMER_LIST, performerQuery, type PerformerFilter } from './performer-list';

export interface PerformersPage extends ListFacts<PerformerFilter> {
  filterOptions: PerformerOptions;
}

export async function loadPerformersPage(scope: PageScope): Promise<PageOutcome<PerformersPage>> {
  const view = readView(PERFORMER_LIST, scope.query);
  const [list, filterOptions] = await Promise.all([
    scope.run(loadPerformers, { ...performerQuery(view), ...rangeOf(view) }, { reuse: staysAt(scope.path) }),
    loadPerformerOptions(scope.services),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((performer) => ({ name: performer.name, path: paths.performer(performer) }));
  return listOutcome(PERFORMER_LIST, view, list, { view, total, entries, filterOptions });
}
