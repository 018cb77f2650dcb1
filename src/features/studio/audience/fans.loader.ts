import type { Fan } from '@/contract/fan';
import { pick } from '@/lib/record';
import { orIfUnsupported } from '@/lib/http/errors';
import { ifSupported } from '../shared/if-supported';
import { toList } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { loadBlockedFans } from './blocked-fans';
import { FANS, LATEST_ACTIVITY, type FanView } from './fan-list';
import { collectFans, searchFans } from './latest-fans';

export interface FanRow extends Fan {
  isBlocked: boolean;
}

export interface FansPage extends ListProps<FanRow> {
  view: FanView;
  /** Only fans from the latest activity are listed, because the back end has no list of all fans. */
  isLatestOnly: boolean;
}

type FanList = Pick<FansPage, 'total' | 'isLatestOnly'> & { items: Fan[] };

const shown = (fan: Fan): Fan => ({
  ...pick(fan, '_id', 'name', 'username', 'avatar', 'isOnline', 'createdAt', 'subscriptionStatus'),
  ...pick(fan, 'totalPurchases', 'totalTips', 'totalComments', 'isFavorite', 'lastActivityAt'),
});

/** Fans from the latest subscriptions, sales and comments; not every back end lists comments. */
async function combineLatest({ services, signal }: PageScope, view: FanView): Promise<FanList> {
  const latest = { sortBy: 'createdAt', sort: 'desc', limit: LATEST_ACTIVITY } as const;
  const [subscriptions, sales, comments] = await Promise.all([
    services.subscriptions.searchSubscribers(latest, { signal }),
    services.earnings.search(latest, { signal }),
    ifSupported(() => services.comments.searchOwnItems({ limit: LATEST_ACTIVITY }, { signal }), null),
  ]);
  const all = collectFans(
    { subscriptions: subscriptions.data.data, sales: sales.data.data, comments: comments?.data.data ?? [] },
    new Date().toISOString(),
  );
  const hits = searchFans(all, FANS.query(view));
  const { limit, offset } = getRange(view);
  return { items: hits.slice(offset, offset + limit), total: hits.length, isLatestOnly: true };
}

export function loadFans(scope: PageScope): Promise<PageOutcome<FansPage>> {
  const view = readView(FANS.rules, scope.query);
  return loadList(FANS.rules, { view, isLatestOnly: false }, async () => {
    const [{ items, ...list }, blocked] = await Promise.all([
      orIfUnsupported<FanList>(
        async () => ({
          ...toList(
            await scope.services.performers.searchFans(
              { ...FANS.query(view), ...getRange(view) },
              { signal: scope.signal },
            ),
          ),
          isLatestOnly: false,
        }),
        () => combineLatest(scope, view),
      ),
      loadBlockedFans(scope),
    ]);
    return { items: items.map((fan) => ({ ...shown(fan), isBlocked: blocked.has(fan._id) })), ...list };
  });
}
