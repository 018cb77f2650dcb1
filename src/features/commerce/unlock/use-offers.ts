import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useServices } from '@/services/services-context';

/** The performer's subscription and the site's membership plans. Each may fail alone. */
export function useOffers(performerId: string | null, isNeeded: boolean) {
  const { performers, packages } = useServices();
  const owner = useFetched(
    async () => (performerId === null ? null : (await performers.get(performerId)).data),
    isNeeded,
  );
  const plans = useFetched(
    async () => (await packages.searchSubscriptions({ sortBy: 'ordering', sort: 'asc', limit: 99 })).data.data,
    isNeeded,
  );
  return { owner, plans };
}
