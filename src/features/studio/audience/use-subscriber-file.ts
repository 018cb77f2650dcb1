import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import type { Subscription } from '@/contract/subscription';
import type { CsvCell } from '@/lib/format/csv';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import { personName } from './person-name';
import { SUBSCRIBERS, type SubscriberView } from './subscriber-list';
import { planName, subscriberState, SUBSCRIBER_STATES } from './subscriber-state';

/** Page size (API maximum, contract A.4) and the maximum number of calls per file. */
const AT_ONCE = 200;
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

const getDay = (iso: string | null | undefined) => iso?.slice(0, 10) ?? '';

const toRow = (subscription: Subscription, now: number): CsvCell[] => [
  personName(subscription.userInfo),
  subscription.userInfo?.username ?? '',
  SUBSCRIBER_STATES[subscriberState(subscription, now)].label,
  planName(subscription),
  subscription.price,
  getDay(subscription.createdAt),
  getDay(subscription.expiredAt),
  getDay(subscription.nextRecurringDate),
];

async function allRows({ subscriptions }: Services, view: SubscriberView): Promise<CsvCell[][]> {
  const now = Date.now();
  const rows = [];
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const { data } = await subscriptions.searchSubscribers({
      ...SUBSCRIBERS.query(view),
      limit: AT_ONCE,
      offset: call * AT_ONCE,
    });
    rows.push(...data.data);
    if (data.data.length === 0 || rows.length >= data.total) break;
  }
  return [HEADS, ...rows.map((row) => toRow(row, now))];
}

export function useSubscriberFile(view: SubscriberView) {
  const services = useServices();
  return useLedgerFile('subscribers', () => allRows(services, view));
}
