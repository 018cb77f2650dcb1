import { useFetched } from '@/components/empty-error-states/use-fetched';
import type { InboxComment } from '@/contract/comment';
import type { Earning } from '@/contract/earning';
import type { Subscription } from '@/contract/subscription';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

/** So many of each stand on the card. */
const SHOWN = 10;
/** So many sales make up the sum; what one call gives at most (contract A.4). */
const SUMMED = 200;

/** The subscriptions of a fan to the performer, newest first, and when that was asked for. */
export function useFanSubscriptions(fanId: string) {
  const { subscriptions } = useServices();
  return useFetched<{ items: Subscription[]; at: number }>(async () => {
    const { data } = await subscriptions.searchSubscribers({ userId: fanId, sortBy: 'createdAt', sort: 'desc', limit: SHOWN });
    return { items: data.data, at: Date.now() };
  });
}

export interface Purchases {
  /** The newest. */
  sales: Earning[];
  total: number;
  /** What all of them came to, before the site's share; refunded ones left out. */
  tokens: number;
  money: number;
  /** There are more than were summed. */
  incomplete: boolean;
}

/** What a fan paid the performer for. */
export function useFanPurchases(fanId: string) {
  const { earnings } = useServices();
  return useFetched<Purchases>(async () => {
    const { data } = await earnings.search({ userId: fanId, sortBy: 'createdAt', sort: 'desc', limit: SUMMED });
    // Servers that do not know the filter answer with the sales to everybody.
    const own = data.data.filter(({ userId }) => userId === undefined || userId === fanId);
    const kept = own.filter(({ transactionStatus }) => transactionStatus !== 'refunded');
    const sum = (isToken: boolean) => kept.filter((sale) => (sale.isToken !== false) === isToken).reduce((hundredths, { grossPrice }) => hundredths + Math.round((grossPrice ?? 0) * 100), 0) / 100;
    return { sales: own.slice(0, SHOWN), total: own.length === data.data.length ? data.total : own.length, tokens: sum(true), money: sum(false), incomplete: data.total > data.data.length };
  });
}

/** What a fan wrote below the performer's items; `offered` is false where the server has no such call. */
export function useFanComments(fanId: string) {
  const { comments } = useServices();
  return useFetched<{ offered: boolean; items: InboxComment[]; total: number }>(async () => {
    try {
      const { data } = await comments.searchOwnItems({ createdBy: fanId, limit: SHOWN });
      return { offered: true, items: data.data, total: data.total };
    } catch (error) {
      if (error instanceof ApiError && isNoSuchCall(error)) return { offered: false, items: [], total: 0 };
      throw error;
    }
  });
}
