import type { Performer } from '@/contract/performer';
import type { ListFacts } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { loadListPage } from '@/store/list/load-list-page';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { loadPerformerOptions, type PerformerOptions } from './performer-filters';
import { PERFORMER_LIST, performerQuery, type PerformerFilter } from './performer-list';

export interface PerformersPage extends ListFacts<PerformerFilter> {
  filterOptions: PerformerOptions;
}

const source = {
  rules: PERFORMER_LIST,
  query: performerQuery,
  load: loadPerformers,
  entry: (performer: Performer) => ({ name: performer.name, path: paths.performer(performer) }),
};

export const loadPerformersPage = (scope: PageScope) =>
  loadListPage(scope, source, async () => ({ filterOptions: await loadPerformerOptions(scope.services) }));
