import type { Subscription } from '@/contract/subscription';
import { pick } from '@/lib/record';
import { fetchMatching } from '../shared/fetch-matching';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { loadBlockedFans } from './blocked-fans';
import { isInView, SUBSCRIBERS, type SubscriberView } from './subscriber-list';

const SHOWN = [
  '_id',
  'createdAt',
  'status',
  'subscriptionType',
  'expiredAt',
  'nextRecurringDate',
  'price',
  'userId',
  'userInfo',
] as const;

export interface Subscriber extends Pick<Subscription, (typeof SHOWN)[number]> {
  isBlocked: boolean;
}

/** Some servers send only one of them. */
export const getFanId = ({ userId, userInfo }: Pick<Subscription, 'userId' | 'userInfo'>): string =>
  userInfo?._id ?? userId ?? '';

export interface SubscribersPage extends ListProps<Subscriber> {
  now: string;
  view: SubscriberView;
}

export function loadSubscribers(scope: PageScope): Promise<PageOutcome<SubscribersPage>> {
  const { services, query, signal } = scope;
  const view = readView(SUBSCRIBERS.rules, query);
  return loadList(SUBSCRIBERS.rules, { view, now: new Date().toISOString() }, async () => {
    const [{ items, total }, blocked] = await Promise.all([
      fetchMatching(
        { ...SUBSCRIBERS.query(view), ...getRange(view) },
        (filters) => services.subscriptions.searchSubscribers(filters, { signal }),
        (subscription) => isInView(subscription, view, Date.now()),
      ),
      loadBlockedFans(scope),
    ]);
    return {
      items: items.map((subscription) => ({
        ...pick(subscription, ...SHOWN),
        isBlocked: blocked.has(getFanId(subscription)),
      })),
      total,
    };
  });
}
