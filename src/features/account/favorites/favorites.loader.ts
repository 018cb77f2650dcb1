import { getRange, readView, type ListView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { favoriteList, favoriteTab } from './favorite-tabs';
import { fetchFavorites, type Favorite } from './favorite-items';

export interface FavoritesPage extends ListProps<Favorite> {
  tab: string;
  view: ListView<never>;
}

export function loadFavorites({ services, query, getState, signal }: PageScope): Promise<PageOutcome<FavoritesPage>> {
  const tab = favoriteTab(readParameter(query, 'tab'));
  const rules = favoriteList(tab.id);
  const view = readView<never>(rules, query);
  const { authUser } = getState().auth;
  const me = { _id: authUser?._id ?? '', isPerformer: authUser?.isPerformer ?? false };
  return loadList(rules, { tab: tab.id, view }, () => fetchFavorites(services, { tab, me, ...getRange(view), signal }));
}
