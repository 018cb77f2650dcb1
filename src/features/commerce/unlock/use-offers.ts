import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useServices } from '@/services/services-context';

/** The performer's subscription and the site's membership plans. Each may fail alone. */
export function useOffers(performerId: string | null, wanted: boolean) {
  const { performers, packages } = useServices();
  const owner = useFetched(async () => (performerId === null ? null : (await performers.get(performerId)).data), wanted);
  const plans = useFetched(async () => (await packages.searchSubscriptions({ sortBy: 'ordering', sort: 'asc', limit: 99 })).data.data, wanted);
  return { owner, plans };
}
