import { ApiError } from '@/lib/http/errors';
import { rangeOf, readView, type ListView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { favoriteList, favoriteTab } from './favorite-tabs';
import { fetchFavorites, type Favorite } from './favorite-items';

export interface FavoritesPage {
  tab: string;
  view: ListView<never>;
  items: Favorite[];
  total: number;
  failure: string | null;
}

export async function loadFavorites({
  services,
  query,
  getState,
  signal,
}: PageScope): Promise<PageOutcome<FavoritesPage>> {
  const tab = favoriteTab(oneOf(query, 'tab'));
  const rules = favoriteList(tab.id);
  const view = readView<never>(rules, query);
  const { authUser } = getState().auth;
  const me = { _id: authUser?._id ?? '', isPerformer: authUser?.isPerformer ?? false };
  try {
    const list = await fetchFavorites(services, { tab, me, ...rangeOf(view), signal });
    return listOutcome(rules, view, { ok: true, data: list }, { tab: tab.id, view, ...list, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome(
      rules,
      view,
      { ok: false, error },
      { tab: tab.id, view, items: [], total: 0, failure: error.message },
    );
  }
}
