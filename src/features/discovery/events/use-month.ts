import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadMonth } from './load-month';
import type { EventMonthPage } from './events.loader';

export function useMonth({ month, content }: EventMonthPage) {
  const services = useServices();
  return useLoaded(content, () => loadMonth(services, month));
}
