import { useRouter } from 'next/router';
import type { OwnProduct } from '@/contract/product';
import { studioPaths } from '@/lib/page/studio-paths';
import { useRemoval } from '@/store/removal/use-removal';

/** Deletes a product from its own page, which leads back to the list; there it can be undone for a while. */
export function useProductRemoval() {
  const router = useRouter();
  const { remove } = useRemoval();
  return ({ _id, name }: OwnProduct) => {
    remove({ ids: [_id], text: `“${name}” deleted.`, send: ({ products }, id, options) => products.remove(id, options) });
    void router.push(studioPaths.products);
  };
}
