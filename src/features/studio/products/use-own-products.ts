import { useBulk } from '@/features/studio/shared/use-bulk';
import { useReload } from '@/components/hooks/use-reload';
import type { OwnProduct, UpdateProductParts } from '@/contract/product';
import { useServices } from '@/services/services-context';
import { useRemoval } from '@/store/removal/use-removal';

export function useOwnProducts() {
  const reload = useReload();
  const { products } = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const bulk = useBulk<OwnProduct, UpdateProductParts>({
    run: ({ _id }, parts) => products.update(_id, parts),
    onEnd: () => void reload(),
  });

  return {
    reload,
    bulk,
    removal: { removalStatus, failures },
    remove: (chosen: readonly OwnProduct[]) => {
      const [first, ...more] = chosen;
      if (!first) return;
      remove({
        ids: chosen.map(({ _id }) => _id),
        text: more.length === 0 ? `“${first.name}” deleted.` : `${chosen.length} products deleted.`,
        send: (services, id, options) => services.products.remove(id, options),
      });
    },
  };
}
