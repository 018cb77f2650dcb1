import type { Product, ProductSearchQuery } from '@/contract/product';

/** The orders of products, the usual one first, as lists name them in their address. */
export const PRODUCT_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'popular', label: 'Most viewed' },
  { value: 'cheapest', label: 'Price: low to high' },
  { value: 'dearest', label: 'Price: high to low' },
] as const;

/** What the server is asked for one of these orders; the wire sorts by any field, upwards or downwards (contract A.4). */
export function productOrder(sort: string): Pick<ProductSearchQuery, 'sortBy' | 'sort'> {
  if (sort === 'cheapest') return { sortBy: 'price', sort: 'asc' };
  if (sort === 'dearest') return { sortBy: 'price', sort: 'desc' };
  return { sortBy: sort };
}

/** The kinds of products, as filters name them. */
export const PRODUCT_TYPES = [
  { value: 'physical', label: 'Shipped to you' },
  { value: 'digital', label: 'Download' },
] as const;

/** The kind that a filter's value names. */
export const productTypeOf = (value: string | undefined): ProductSearchQuery['type'] => PRODUCT_TYPES.find((type) => type.value === value)?.value;

/** From this many on, the number left is nobody's business. */
const FEW = 5;

type StockState = { kind: 'download' } | { kind: 'inStock' } | { kind: 'few'; left: number } | { kind: 'soldOut' } | { kind: 'unknown' };

/** Whether there is any of a product left. A stock says nothing of digital goods (contract B.6), and some servers leave it out. */
export function stockOf({ type, stock }: Pick<Product, 'type' | 'stock'>): StockState {
  if (type === 'digital') return { kind: 'download' };
  if (stock === undefined) return { kind: 'unknown' };
  if (stock <= 0) return { kind: 'soldOut' };
  return stock < FEW ? { kind: 'few', left: stock } : { kind: 'inStock' };
}
