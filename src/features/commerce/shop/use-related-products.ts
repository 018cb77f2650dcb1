import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { loadRelated, type ProductPage } from './product.loader';

/** Products like this one as the page brought them, and the way to try again when they failed. */
export function useRelatedProducts({ product, related }: ProductPage) {
  const services = useServices();
  return useLoaded(related, () => loadRelated(services, product));
}
