import { useLoaded } from '@/components/empty-error-states/use-loaded';
import type { Loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import type { HomeRow } from './home-rows';
import type { RowItems } from './row-items';

export function useRow(row: HomeRow, initial: Loaded<RowItems>) {
  const services = useServices();
  return useLoaded(initial, () => row.load(services, {}));
}
