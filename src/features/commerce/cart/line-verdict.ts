import type { Product } from '@/contract/product';
import { getStock } from '@/entities/product/product-list';
import type { CartItem } from '@/store/cart/cart.slice';

export type LineCheck = { kind: 'found'; product: Product } | { kind: 'gone' } | { kind: 'failed'; message: string };

export type Verdict =
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }
  | { kind: 'good' }
  | { kind: 'repriced'; was: number; now: number }
  /** Less is left than wanted. A download is bought once. */
  | { kind: 'fewer'; left: number; digital: boolean }
  | { kind: 'soldOut' }
  | { kind: 'gone' }
  | { kind: 'own' }
  | { kind: 'owned' };

/** The largest quantity that can be bought; undefined if the server states no stock. */
export const maxQuantity = ({ type, stock }: Pick<Product, 'type' | 'stock'>): number | undefined =>
  type === 'digital' ? 1 : stock;

/** The verdict on a line. `me` is the visitor's id, empty for a guest. */
export function getVerdict(item: CartItem, check: LineCheck | undefined, me: string): Verdict {
  if (!check) return { kind: 'unknown' };
  if (check.kind !== 'found') return check;
  const { product } = check;
  const digital = product.type === 'digital';
  if (product.status !== undefined && product.status !== 'active') return { kind: 'gone' };
  if (me !== '' && me === (product.performerId ?? product.performer?._id)) return { kind: 'own' };
  if (digital && product.isBought) return { kind: 'owned' };
  if (product.price === undefined) return { kind: 'gone' };
  if (getStock(product).kind === 'soldOut') return { kind: 'soldOut' };
  const most = maxQuantity(product);
  if (most !== undefined && most < item.quantity) return { kind: 'fewer', left: most, digital };
  if (item.price !== undefined && item.price !== product.price)
    return { kind: 'repriced', was: item.price, now: product.price };
  return { kind: 'good' };
}

/** True for lines that can't be bought at all; they don't count in the total. */
export const isUnavailable = ({ kind }: Verdict): boolean =>
  kind === 'soldOut' || kind === 'gone' || kind === 'own' || kind === 'owned';
