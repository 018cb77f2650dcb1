import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadRelatedToEvent, type EventPage } from './event.loader';

export function useRelatedToEvent({ event, now, further }: EventPage) {
  const services = useServices();
  return useLoaded(further, () => loadRelatedToEvent(services, event, now));
}
