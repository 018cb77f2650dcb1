import { useRef, useState } from 'react';
import type { ListContent } from '@/components/listing/list-results';
import { ApiError, LOADING_CANCELED } from '@/lib/http/errors';
import { PAGE_SIZE, getRange } from '@/lib/lists/list-url';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { markKey } from '@/store/reaction/reaction.slice';
import { fetchFavorites, type Favorite } from './favorite-items';
import { favoriteTab } from './favorite-tabs';
import type { FavoritesPage } from './favorites.loader';

interface Loaded {
  /** Items of the page that the list extends. */
  pageItems: Favorite[];
  items: Favorite[];
  total: number;
  requesting: boolean;
  error: { message: string } | null;
}

const getList = ({ items, total, failure }: FavoritesPage): Loaded => ({
  pageItems: items,
  items,
  total,
  requesting: false,
  error: failure === null ? null : { message: failure },
});

/** A tab's list as loaded with the page, extended by "Show more", without the items removed here. */
export function useFavorites(page: FavoritesPage) {
  const { tab: id, view } = page;
  const tab = favoriteTab(id);
  const services = useServices();
  const marks = useAppSelector(({ reaction }) => reaction.marks);
  const me = useAppSelector(({ auth }) => auth.authUser);
  const [list, setList] = useState(() => getList(page));

  if (page.items !== list.pageItems) setList(getList(page));

  /** Ignored once the page was reloaded. */
  const change = (changed: Partial<Loaded>) =>
    setList((old) => (old.pageItems === page.items ? { ...old, ...changed } : old));

  /** Number of the current request; responses to earlier ones are ignored. */
  const turn = useRef(0);

  const getMark = ({ objectId }: Favorite) => ({ action: tab.action, objectType: tab.objectType, objectId });
  const getState = (item: Favorite) => marks[markKey(getMark(item))];
  const shownItems = list.items.filter((item) => getState(item)?.on !== false);
  /** Items that the server has already removed, so that later items have moved up. */
  const removedCount = list.items.filter((item) => getState(item)?.on === false && !getState(item)?.sending).length;

  const load = async (limit: number, offset: number, before: Favorite[]) => {
    const mine = ++turn.current;
    change({ requesting: true, error: null });
    try {
      const more = await fetchFavorites(services, { tab, me: me ?? { _id: '', isPerformer: false }, limit, offset });
      if (mine !== turn.current) return;
      const known = new Set(before.map(({ objectId }) => objectId));
      const added = more.items.filter(({ objectId }) => !known.has(objectId));
      // As in store lists, a page without new items is the end (store/list/list-state).
      const total =
        added.length > 0 || before.length === 0 ? more.total + removedCount : getRange(view).offset + before.length;
      change({ items: [...before, ...added], total, requesting: false, error: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== turn.current) return;
      change({ requesting: false, error: { message: error.message } });
    }
  };

  const onCancel = () => {
    turn.current += 1;
    change({ requesting: false, error: { message: LOADING_CANCELED } });
  };

  const { limit, offset } = getRange(view);
  const content: ListContent<Favorite> = {
    ...list,
    items: shownItems,
    total: list.total - (list.items.length - shownItems.length),
  };
  return {
    list: content,
    getMark,
    onCancel,
    onMore: () => void load(PAGE_SIZE, offset + list.items.length - removedCount, list.items),
    onRetry: () => void load(limit, offset, []),
  };
}
