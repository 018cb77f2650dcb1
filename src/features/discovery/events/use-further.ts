import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadFurther, type EventPage } from './event.loader';

export function useFurther({ event, now, further }: EventPage) {
  const services = useServices();
  return useLoaded(further, () => loadFurther(services, event, now));
}
