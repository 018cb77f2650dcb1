import type { Subscription } from '@/contract/subscription';
import { pick } from '@/lib/record';
import { toList } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-address';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { SUBSCRIBERS, type SubscriberView } from './subscriber-list';

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

export type Subscriber = Pick<Subscription, (typeof SHOWN)[number]>;

export interface SubscribersPage extends ListProps<Subscriber> {
  now: string;
  view: SubscriberView;
}

export function loadSubscribers({ services, query, signal }: PageScope): Promise<PageOutcome<SubscribersPage>> {
  const view = readView(SUBSCRIBERS.rules, query);
  return loadList(SUBSCRIBERS.rules, { view, now: new Date().toISOString() }, async () =>
    toList(
      await services.subscriptions.searchSubscribers({ ...SUBSCRIBERS.query(view), ...getRange(view) }, { signal }),
      (subscription) => pick(subscription, ...SHOWN),
    ),
  );
}
