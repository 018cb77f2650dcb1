import type { Subscription } from '@/contract/subscription';
import { useTimeZone } from '@/components/text/use-time-zone';
import type { CsvCell } from '@/lib/format/csv';
import { zonedDate } from '@/lib/format/zoned-date';
import { toList } from '../shared/list-reply';
import { useCsvFile } from '../shared/use-csv-file';
import { useServices } from '@/services/services-context';
import { personName } from './person-name';
import { isInView, SUBSCRIBERS, type SubscriberView } from './subscriber-list';
import { planName, subscriberState, SUBSCRIBER_STATES } from '../shared/subscriber-state';

const MAX_CALLS = 100;

const HEADS = [
  'Name',
  'Username',
  'Status',
  'Plan',
  'Price per period',
  'Subscribed on',
  'Access until',
  'Next renewal',
];

const getDay = (iso: string | null | undefined, zone: string) => zonedDate(iso ?? '', zone)?.date ?? '';

const toRow = (subscription: Subscription, now: number, zone: string): CsvCell[] => [
  personName(subscription.userInfo),
  subscription.userInfo?.username ?? '',
  SUBSCRIBER_STATES[subscriberState(subscription, now)].label,
  planName(subscription),
  subscription.price,
  getDay(subscription.createdAt, zone),
  getDay(subscription.expiredAt, zone),
  getDay(subscription.nextRecurringDate, zone),
];

export function useSubscriberFile(view: SubscriberView) {
  const { subscriptions } = useServices();
  const zone = useTimeZone();
  return useCsvFile<Subscription>({
    name: 'subscribers',
    heads: HEADS,
    list: async (range) => toList(await subscriptions.searchSubscribers({ ...SUBSCRIBERS.query(view), ...range })),
    toRows: (items) => {
      const now = Date.now();
      return items.filter((item) => isInView(item, view, now)).map((item) => toRow(item, now, zone));
    },
    budget: () => ({ left: MAX_CALLS }),
  });
}
