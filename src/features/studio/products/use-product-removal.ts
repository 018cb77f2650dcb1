import { useRouter } from 'next/router';
import type { OwnProduct } from '@/contract/product';
import { studioPaths } from '@/lib/page/studio-paths';
import { useRemoval } from '@/store/removal/use-removal';

/** Deletes a product and returns to the list, which offers Undo. */
export function useProductRemoval() {
  const router = useRouter();
  const { remove } = useRemoval();
  return ({ _id, name }: OwnProduct) => {
    remove({
      ids: [_id],
      text: `“${name}” deleted.`,
      send: ({ products }, id, options) => products.remove(id, options),
    });
    void router.push(studioPaths.products);
  };
}
