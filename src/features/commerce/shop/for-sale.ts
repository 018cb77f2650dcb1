import type { Product } from '@/contract/product';
import { getStock } from '@/entities/product/product-list';

export const isOwnProduct = ({ performerId, performer }: Product, me: string): boolean =>
  me !== '' && me === (performerId ?? performer?._id);

/** True for a product with a price and stock that is neither the visitor's own nor an already purchased download. */
export function isForSale<T extends Product>(product: T, me: string): product is T & { price: number } {
  const isOwned = product.isBought === true && product.type === 'digital';
  return product.price !== undefined && !isOwnProduct(product, me) && !isOwned && getStock(product).kind !== 'soldOut';
}
