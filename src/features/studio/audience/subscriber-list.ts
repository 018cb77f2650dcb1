import type { SubscriberSearchQuery, SubscriberState, Subscription } from '@/contract/subscription';
import { BY_DATE, defineList, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';
import { subscriberState, SUBSCRIBER_STATES } from '../shared/subscriber-state';

export const SUBSCRIBERS = defineList<SubscriberSearchQuery, 'state'>({
  path: studioPaths.subscribers,
  search: 'Search subscribers',
  filters: {
    state: {
      label: 'Status',
      any: 'Any status',
      options: Object.fromEntries(
        Object.entries(SUBSCRIBER_STATES).map(([state, { label }]) => [
          state,
          { label, query: { state: state as SubscriberState } },
        ]),
      ),
    },
  },
  sorts: {
    ...BY_DATE,
    ends: { label: 'Ending first', query: { sortBy: 'expiredAt', sort: 'asc' } },
    'ends-down': { label: 'Ending last', query: { sortBy: 'expiredAt', sort: 'desc' } },
    'price-down': { label: 'Price: high to low', query: { sortBy: 'price', sort: 'desc' } },
    price: { label: 'Price: low to high', query: { sortBy: 'price', sort: 'asc' } },
  },
});

export type SubscriberView = ViewOf<typeof SUBSCRIBERS>;

/** True if the view's status filter includes a subscription. Not every server applies it. `now` in ms. */
export const isInView = (subscription: Subscription, { filters }: SubscriberView, now: number): boolean =>
  filters.state === undefined || subscriberState(subscription, now) === filters.state;
