import { useFetched } from '@/components/empty-error-states/use-fetched';
import type { Subscription } from '@/contract/subscription';
import { ifSupported } from '../shared/if-supported';
import { useServices } from '@/services/services-context';
import { mergeMinutes, type FanSale } from './merge-minutes';
import { MAX_LIMIT } from '@/lib/lists/query';

const SHOWN = 10;

export function useFanSubscriptions(fanId: string) {
  const { subscriptions } = useServices();
  return useFetched<{ items: Subscription[]; at: number }>(async () => {
    const { data } = await subscriptions.searchSubscribers({
      userId: fanId,
      sortBy: 'createdAt',
      sort: 'desc',
      limit: SHOWN,
    });
    return { items: data.data, at: Date.now() };
  });
}

export interface Purchases {
  /** The latest, with one for all minutes of a show. */
  sales: FanSale[];
  total: number;
  /** Gross total, without refunded sales. */
  tokens: number;
  money: number;
  /** True if there are more sales than were counted. */
  incomplete: boolean;
}

export function useFanPurchases(fanId: string) {
  const { earnings } = useServices();
  return useFetched<Purchases>(async () => {
    const { data } = await earnings.search({ userId: fanId, sortBy: 'createdAt', sort: 'desc', limit: MAX_LIMIT });
    // Servers without this filter return sales to all fans.
    const own = data.data.filter(({ userId }) => userId === undefined || userId === fanId);
    const charged = own.filter(({ transactionStatus }) => transactionStatus !== 'refunded');
    const sum = (isToken: boolean) =>
      charged
        .filter((sale) => (sale.isToken !== false) === isToken)
        .reduce((hundredths, { grossPrice }) => hundredths + Math.round((grossPrice ?? 0) * 100), 0) / 100;
    const sales = mergeMinutes(own);
    return {
      sales: sales.slice(0, SHOWN),
      total: sales.length,
      tokens: sum(true),
      money: sum(false),
      incomplete: data.total > data.data.length,
    };
  });
}

/** The fan's comments on the performer's content; null if the server lacks the call. */
export function useFanComments(fanId: string) {
  const { comments } = useServices();
  return useFetched(() =>
    ifSupported(async () => (await comments.searchOwnItems({ createdBy: fanId, limit: SHOWN })).data, null),
  );
}
