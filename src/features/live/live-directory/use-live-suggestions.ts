import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadUpcomingEvents, loadPopular, type LivePage } from './live.loader';

export function useUpcomingEvents({ coming, now }: LivePage) {
  const services = useServices();
  return useLoaded(coming, () => loadUpcomingEvents(services, now));
}

export function usePopularPerformers({ popular }: LivePage) {
  const services = useServices();
  return useLoaded(popular, () => loadPopular(services));
}
