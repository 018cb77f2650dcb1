import { useFetched } from '@/components/empty-error-states/use-fetched';
import type { ListPart } from '@/lib/lists/fetch-all';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { showIncome } from './show-income';

/** Records per call and maximum number of calls per show. */
const PAGE = 200;
const MAX_CALLS = 20;
/** How long after the end of a show a sale is still counted as part of it, once its summary is opened later. */
const BOOKING_DELAY_MS = 10 * 60_000;

const NEWEST_FIRST = { sortBy: 'createdAt', sort: 'desc' } as const;
const toIso = (ms: number) => new Date(ms).toISOString();

/** The records of a list, newest first, that were made after `after` and until `until`. */
async function fetchBetween<T extends { _id: string; createdAt?: string }>(
  list: ListPart<T>,
  after: string,
  until: string | null,
): Promise<T[]> {
  const found = new Map<string, T>();
  let offset = 0;
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const { items, total } = await list({ limit: PAGE, offset });
    const later = items.filter(({ createdAt = '' }) => createdAt > after);
    for (const item of later) if (until === null || (item.createdAt ?? '') <= until) found.set(item._id, item);
    // Servers may return fewer records than requested.
    offset += items.length;
    if (items.length === 0 || later.length < items.length || offset >= total) break;
  }
  return [...found.values()];
}

/** Sales made after `after` and until `until`, newest first. */
export const fetchSales = ({ earnings }: Pick<Services, 'earnings'>, after: string, until: string | null) =>
  fetchBetween(
    async (range) => {
      const { data, total } = (await earnings.search({ ...NEWEST_FIRST, ...range })).data;
      return { items: data, total };
    },
    after,
    until,
  );

/** Income of the last show. Sales since its start count, if it isn't known which sale was the last one before it. */
export function useShowIncome() {
  const services = useServices();
  const { subscriptions } = services;
  const figures = useAppSelector((state) => state.broadcast);
  const { salesAfter, subscribersAfter, startedAt, endedAt } = figures;
  const getUntil = () =>
    endedAt !== null && Date.now() - endedAt > BOOKING_DELAY_MS ? toIso(endedAt + BOOKING_DELAY_MS) : null;
  const { part, retry } = useFetched(() => fetchSales(services, salesAfter ?? toIso(startedAt ?? 0), getUntil()));
  const { part: subscribers } = useFetched(() =>
    fetchBetween(
      async (range) => {
        const { data, total } = (await subscriptions.searchSubscribers({ ...NEWEST_FIRST, ...range })).data;
        return { items: data, total };
      },
      subscribersAfter ?? toIso(startedAt ?? 0),
      getUntil(),
    ),
  );
  return {
    /** Null while unknown. */
    newSubscribers: subscribers?.ok ? subscribers.content.length : null,
    income: showIncome(figures, part?.ok ? part.content : []),
    // A server without the list fails at the start of the show, too; that isn't worth a message.
    failure: part && !part.ok && salesAfter !== null ? part.message : null,
    loading: part === null,
    retry,
  };
}
