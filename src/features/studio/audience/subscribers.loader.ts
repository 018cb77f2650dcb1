import type { Subscription } from '@/contract/subscription';
import { ApiError } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { subscriberQuery, SUBSCRIBERS, type SubscriberFilter, type SubscriberView } from './subscriber-list';

export type Subscriber = Pick<
  Subscription,
  | '_id'
  | 'createdAt'
  | 'status'
  | 'subscriptionType'
  | 'expiredAt'
  | 'nextRecurringDate'
  | 'price'
  | 'userId'
  | 'userInfo'
>;

export interface SubscribersPage {
  now: string;
  view: SubscriberView;
  items: Subscriber[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
}

const shown = ({
  _id,
  createdAt,
  status,
  subscriptionType,
  expiredAt,
  nextRecurringDate,
  price,
  userId,
  userInfo,
}: Subscription): Subscriber => ({
  _id,
  createdAt,
  status,
  subscriptionType,
  expiredAt,
  nextRecurringDate,
  price,
  userId,
  userInfo,
});

/** Loads subscriptions: active, ending and ended. */
export async function loadSubscribers({ services, query, signal }: PageScope): Promise<PageOutcome<SubscribersPage>> {
  const view = readView<SubscriberFilter>(SUBSCRIBERS, query);
  const request = { view, now: new Date().toISOString() };
  try {
    const { data } = await services.subscriptions.searchSubscribers(
      { ...subscriberQuery(view), ...rangeOf(view) },
      { signal },
    );
    const list = { items: data.data.map(shown), total: data.total };
    return listOutcome<SubscribersPage, SubscriberFilter>(
      SUBSCRIBERS,
      view,
      { ok: true, data: list },
      { ...request, ...list, failure: null },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome<SubscribersPage, SubscriberFilter>(
      SUBSCRIBERS,
      view,
      { ok: false, error },
      { ...request, items: [], total: 0, failure: error.message },
    );
  }
}
