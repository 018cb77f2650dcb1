import type { Product, ProductSearchQuery } from '@/contract/product';

/** Sort orders of products as used in URLs, the default first. */
export const PRODUCT_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'popular', label: 'Most viewed' },
  { value: 'cheapest', label: 'Price: low to high' },
  { value: 'dearest', label: 'Price: high to low' },
] as const;

/** Maps a sort order to query parameters (contract A.4). */
export function productOrder(sort: string): Pick<ProductSearchQuery, 'sortBy' | 'sort'> {
  if (sort === 'cheapest') return { sortBy: 'price', sort: 'asc' };
  if (sort === 'dearest') return { sortBy: 'price', sort: 'desc' };
  return { sortBy: sort };
}

export const PRODUCT_TYPES = [
  { value: 'physical', label: 'Shipped to you' },
  { value: 'digital', label: 'Download' },
] as const;

/** Returns the product type of a filter value; undefined if unknown. */
export const getProductType = (value: string | undefined): ProductSearchQuery['type'] =>
  PRODUCT_TYPES.find((type) => type.value === value)?.value;

/** Below this stock, the number left is shown. */
const LOW_STOCK = 5;

type StockState =
  | { kind: 'download' }
  | { kind: 'inStock' }
  | { kind: 'few'; left: number }
  | { kind: 'soldOut' }
  | { kind: 'unknown' };

/**
 * Returns the availability of a product. Stock is meaningless for digital products (contract B.6), and some servers
 * omit it.
 */
export function getStock({ type, stock }: Pick<Product, 'type' | 'stock'>): StockState {
  if (type === 'digital') return { kind: 'download' };
  if (stock === undefined) return { kind: 'unknown' };
  if (stock <= 0) return { kind: 'soldOut' };
  return stock < LOW_STOCK ? { kind: 'few', left: stock } : { kind: 'inStock' };
}
