import type { Product } from '@/contract/product';
import { stockOf } from '@/lib/product-list';

/** Nobody's own, of which there is one left, and no file that one has already. */
export function isForSale(product: Product, me: string): boolean {
  const own = me !== '' && me === (product.performerId ?? product.performer?._id);
  const owned = product.isBought === true && product.type === 'digital';
  return !own && !owned && stockOf(product).kind !== 'soldOut';
}
