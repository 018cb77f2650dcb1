import type { Fan } from '@/contract/fan';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { FANS, LATEST_ACTIVITY, fanOrder, fanQuery, type FanFilter, type FanView } from './fan-list';
import { fansIn, searchFans } from './latest-fans';

export interface FansPage {
  view: FanView;
  items: Fan[];
  total: number;
  /** Only fans from the latest activity are listed, because the back end has no list of all fans. */
  isLatestOnly: boolean;
  /** Error message when the list could not be loaded. */
  failure: string | null;
}

type FanList = Pick<FansPage, 'items' | 'total' | 'isLatestOnly'>;

const shown = ({
  _id,
  name,
  username,
  avatar,
  isOnline,
  createdAt,
  subscriptionStatus,
  totalPurchases,
  totalTips,
  totalComments,
  isFavorite,
  lastActivityAt,
}: Fan): Fan => ({
  ...{ _id, name, username, avatar, isOnline, createdAt },
  ...{ subscriptionStatus, totalPurchases, totalTips, totalComments, isFavorite, lastActivityAt },
});

/** Fans from the latest subscriptions, sales and comments; not every back end lists comments. */
async function combineLatest({ services, signal }: PageScope, view: FanView): Promise<FanList> {
  const latest = { sortBy: 'createdAt', sort: 'desc', limit: LATEST_ACTIVITY } as const;
  const [subscriptions, sales, comments] = await Promise.all([
    services.subscriptions.searchSubscribers(latest, { signal }),
    services.earnings.search(latest, { signal }),
    services.comments.searchOwnItems({ limit: LATEST_ACTIVITY }, { signal }).catch((error: unknown) => {
      if (isNoSuchCall(error)) return null;
      throw error;
    }),
  ]);
  const all = fansIn(
    { subscriptions: subscriptions.data.data, sales: sales.data.data, comments: comments?.data.data ?? [] },
    new Date().toISOString(),
  );
  const hits = searchFans(all, view.filters.q ?? '', fanOrder(view.sort));
  const { limit, offset } = rangeOf(view);
  return { items: hits.slice(offset, offset + limit), total: hits.length, isLatestOnly: true };
}

/** People who subscribed, bought, tipped, commented or added the performer to their favorites. */
export async function loadFans(scope: PageScope): Promise<PageOutcome<FansPage>> {
  const view = readView<FanFilter>(FANS, scope.query);
  const load = async (): Promise<FanList> => {
    try {
      const { data } = await scope.services.performers.searchFans(
        { ...fanQuery(view), ...rangeOf(view) },
        { signal: scope.signal },
      );
      return { items: data.data, total: data.total, isLatestOnly: false };
    } catch (error) {
      if (isNoSuchCall(error)) return combineLatest(scope, view);
      throw error;
    }
  };
  try {
    const { items, ...list } = await load();
    const data = { items: items.map(shown), ...list };
    return listOutcome<FansPage, FanFilter>(FANS, view, { ok: true, data }, { view, ...data, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome<FansPage, FanFilter>(
      FANS,
      view,
      { ok: false, error },
      { view, items: [], total: 0, isLatestOnly: false, failure: error.message },
    );
  }
}
