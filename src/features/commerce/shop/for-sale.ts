import type { Product } from '@/contract/product';
import { stockOf } from '@/entities/product/product-list';

/** Something with a price that is nobody's own, of which there is one left, and no file that one has already. */
export function isForSale<T extends Product>(product: T, me: string): product is T & { price: number } {
  const own = me !== '' && me === (product.performerId ?? product.performer?._id);
  const owned = product.isBought === true && product.type === 'digital';
  return product.price !== undefined && !own && !owned && stockOf(product).kind !== 'soldOut';
}
