import type { Comment, InboxComment } from '@/contract/comment';
import type { EarningStats } from '@/contract/earning';
import type { EventItem } from '@/contract/event';
import type { OrderLine } from '@/contract/order';
import type { Subscription } from '@/contract/subscription';
import { ifSupported } from '../shared/if-supported';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { dayAfter } from '@/lib/format/month';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { pick } from '@/lib/record';
import type { Services } from '@/services/create-services';
import type { Compared } from '../shared/change';
import { subscriberState } from '../shared/subscriber-state';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';
import { fetchFirstSteps, type FirstStep } from './first-steps.loader';

const PERIOD_DAYS = 30;

/** Number of items listed per block; the rest is a count. */
const ROWS_PER_PANEL = 3;

interface MoneyPart {
  tokens: Compared;
  money: Compared;
}

interface OrdersPart {
  waiting: number;
  /** Orders in preparation. */
  preparing: number;
  oldest: Pick<OrderLine, '_id' | 'name' | 'quantity' | 'createdAt' | 'orderNumber'>[];
}

interface SubscribersPart {
  active: number;
  added: number;
  /** Null if the server can't count them. */
  leaving: number | null;
  newest: { _id: string; fan: { _id: string; name: string } | null; createdAt?: string }[];
}

type NextEvent = Pick<EventItem, '_id' | 'title' | 'startAt' | 'endAt' | 'isPrivate' | 'price'>;

interface CommentsPart {
  waiting: number;
  newest: (Pick<Comment, '_id' | 'content' | 'createdAt'> & { by: string; about: string | null; item?: string })[];
}

export interface StudioHomePage {
  /** First steps that are done; null if all are. */
  firstSteps: Loaded<FirstStep[] | null>;
  money: Loaded<MoneyPart>;
  orders: Loaded<OrdersPart>;
  subscribers: Loaded<SubscribersPart>;
  /** Null if nothing is planned. */
  event: Loaded<NextEvent | null>;
  /** Null if the server can't list comments across all content. */
  comments: Loaded<CommentsPart | null>;
}

const today = () => new Date().toISOString().slice(0, 10);

export async function fetchMoney({ earnings }: Services, options?: CallOptions): Promise<MoneyPart> {
  const toDate = today();
  const fromDate = dayAfter(toDate, 1 - PERIOD_DAYS);
  const now = { fromDate, toDate };
  const before = { fromDate: dayAfter(fromDate, -PERIOD_DAYS), toDate: dayAfter(fromDate, -1) };
  const net = async (period: typeof now, isToken: boolean) => {
    const { data }: { data: EarningStats } = await earnings.stats({ ...period, isToken }, options);
    return data.totalNetPrice;
  };
  const [tokens, tokensBefore, money, moneyBefore] = await Promise.all([
    net(now, true),
    net(before, true),
    net(now, false),
    net(before, false),
  ]);
  return {
    tokens: { now: tokens, before: tokensBefore },
    money: { now: money, before: moneyBefore },
  };
}

export async function fetchOrders({ orders }: Services, options?: CallOptions): Promise<OrdersPart> {
  const parcels = { productType: 'physical' };
  const [waiting, preparing] = await Promise.all([
    orders.searchSales(
      {
        ...parcels,
        status: 'paid',
        deliveryStatus: 'created',
        sortBy: 'createdAt',
        sort: 'asc',
        limit: ROWS_PER_PANEL,
      },
      options,
    ),
    orders.searchSales({ ...parcels, deliveryStatus: 'processing', limit: 1 }, options),
  ]);
  const oldest = waiting.data.data.map((order) => pick(order, '_id', 'name', 'quantity', 'createdAt', 'orderNumber'));
  return { waiting: waiting.data.total, preparing: preparing.data.total, oldest };
}

const toNewSubscriber = ({ _id, userInfo, createdAt }: Subscription) => ({
  _id,
  fan: userInfo ? { _id: userInfo._id, name: userInfo.name } : null,
  createdAt,
});

export async function fetchSubscribers({ subscriptions }: Services, options?: CallOptions): Promise<SubscribersPart> {
  const [active, added, leaving] = await Promise.all([
    // As the list's filter counts them. A server that doesn't know `state` counts by status.
    subscriptions.searchSubscribers({ state: 'active', status: 'active', limit: 1 }, options),
    subscriptions.searchSubscribers(
      { fromDate: dayAfter(today(), 1 - PERIOD_DAYS), sortBy: 'createdAt', sort: 'desc', limit: ROWS_PER_PANEL },
      options,
    ),
    subscriptions.searchSubscribers({ state: 'ending', limit: 1 }, options),
  ]);
  // A server that doesn't know `state` counts all subscribers.
  const isCounted = leaving.data.data.every((row) => subscriberState(row, Date.now()) === 'ending');
  return {
    active: active.data.total,
    added: added.data.total,
    leaving: isCounted ? leaving.data.total : null,
    newest: added.data.data.map(toNewSubscriber),
  };
}

export async function fetchNextEvent(
  { events }: Services,
  performerId: string,
  options?: CallOptions,
): Promise<NextEvent | null> {
  const { data } = await events.search(
    { performerId, startAt: new Date().toISOString(), status: 'active', sortBy: 'startAt', sort: 'asc', limit: 1 },
    options,
  );
  const [next] = data.data;
  return next ? pick(next, '_id', 'title', 'startAt', 'endAt', 'isPrivate', 'price') : null;
}

const toUnansweredComment = ({ _id, content, createdAt, creator, objectInfo }: InboxComment) => ({
  _id,
  content,
  createdAt,
  by: creator?.name ?? 'Someone',
  about: objectInfo?.title ?? null,
  item: objectInfo?._id,
});

export const fetchComments = ({ comments }: Services, options?: CallOptions): Promise<CommentsPart | null> =>
  ifSupported(async () => {
    const { data } = await comments.searchOwnItems({ isAnswered: false, limit: ROWS_PER_PANEL }, options);
    return { waiting: data.total, newest: data.data.map(toUnansweredComment) };
  }, null);

/** Loads the dashboard. Each part succeeds or fails independently. */
export async function loadStudioHome({ services, getState, signal }: PageScope): Promise<PageOutcome<StudioHomePage>> {
  const me = getState().auth.authUser?._id ?? '';
  const options = { signal };
  const [firstSteps, money, orders, subscribers, event, comments] = await Promise.all([
    loaded(() => fetchFirstSteps(services, me, options)),
    loaded(() => fetchMoney(services, options)),
    loaded(() => fetchOrders(services, options)),
    loaded(() => fetchSubscribers(services, options)),
    loaded(() => fetchNextEvent(services, me, options)),
    loaded(() => fetchComments(services, options)),
  ]);
  return ok({
    firstSteps,
    money,
    orders,
    subscribers,
    event,
    comments,
  });
}
