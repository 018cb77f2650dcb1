import { useFetched } from '@/components/empty-error-states/use-fetched';
import type { Earning } from '@/contract/earning';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { showIncome } from './show-income';

/** Sales per call and maximum number of calls per show. */
const PAGE = 200;
const MAX_PAGES = 5;

/** Income of the last show; `complete` is false until the booked sales are loaded. */
export function useShowIncome() {
  const { earnings, subscriptions } = useServices();
  const figures = useAppSelector((state) => state.broadcast);
  const { salesAfter, subscribersAfter } = figures;
  const { part, retry } = useFetched<Earning[]>(async () => {
    const sales: Earning[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { data } = await earnings.search({ sortBy: 'createdAt', sort: 'desc', limit: PAGE, offset: page * PAGE });
      const later = data.data.filter(({ createdAt }) => (createdAt ?? '') > (salesAfter ?? ''));
      sales.push(...later);
      if (later.length < data.data.length || sales.length >= data.total || data.data.length === 0) break;
    }
    return sales;
  }, salesAfter !== null);
  const { part: subscribers } = useFetched(async () => {
    const { data } = await subscriptions.searchSubscribers({ sortBy: 'createdAt', sort: 'desc', limit: PAGE });
    return data.data.filter(({ createdAt }) => (createdAt ?? '') > (subscribersAfter ?? '')).length;
  }, subscribersAfter !== null);
  return {
    /** Null while unknown. */
    newSubscribers: subscribers?.ok ? subscribers.content : null,
    income: showIncome(figures, part?.ok ? part.content : []),
    failure: part && !part.ok ? part.message : null,
    loading: part === null && salesAfter !== null,
    retry,
  };
}
