import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadComing, loadPopular, type LivePage } from './live.loader';

export function useComing({ coming, now }: LivePage) {
  const services = useServices();
  return useLoaded(coming, () => loadComing(services, now));
}

export function usePopular({ popular }: LivePage) {
  const services = useServices();
  return useLoaded(popular, () => loadPopular(services));
}
