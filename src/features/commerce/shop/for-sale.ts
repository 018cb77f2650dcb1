import type { Product } from '@/contract/product';
import { getStock } from '@/entities/product/product-list';

/** True for a product with a price and stock that is neither the visitor's own nor an already purchased download. */
export function isForSale<T extends Product>(product: T, me: string): product is T & { price: number } {
  const isOwn = me !== '' && me === (product.performerId ?? product.performer?._id);
  const isOwned = product.isBought === true && product.type === 'digital';
  return product.price !== undefined && !isOwn && !isOwned && getStock(product).kind !== 'soldOut';
}
