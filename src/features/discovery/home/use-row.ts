import { useLoaded } from '@/components/empty-error-states/use-loaded';
import type { Loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import type { HomeRow } from './home-rows';
import type { RowItems } from './row-items';

/** A row as loaded with the page, with an action to retry if it failed. */
export function useRow(row: HomeRow, initial: Loaded<RowItems>) {
  const services = useServices();
  return useLoaded(initial, () => row.load(services, {}));
}
