import { PRODUCT_SORTS, productOrder, getProductType, getStock } from '@/entities/product/product-list';

test.each([
  ['newest', { sortBy: 'newest' }],
  ['popular', { sortBy: 'popular' }],
  ['cheapest', { sortBy: 'price', sort: 'asc' }],
  ['dearest', { sortBy: 'price', sort: 'desc' }],
])('the order %s is sent in server parameters', (sort, requested) => {
  expect(PRODUCT_SORTS.map(({ value }) => value)).toContain(sort);
  expect(productOrder(sort)).toEqual(requested);
});

test.each([
  ['digital', 'digital'],
  ['physical', 'physical'],
  ['else', undefined],
  [undefined, undefined],
])('the kind %p is %p', (text, type) => {
  expect(getProductType(text)).toBe(type);
});

test.each([
  [{ type: 'digital' as const, stock: 0 }, { kind: 'download' }],
  [{ type: 'physical' as const, stock: 0 }, { kind: 'soldOut' }],
  [{ type: 'physical' as const, stock: -1 }, { kind: 'soldOut' }],
  [
    { type: 'physical' as const, stock: 4 },
    { kind: 'few', left: 4 },
  ],
  [{ type: 'physical' as const, stock: 5 }, { kind: 'inStock' }],
  [{ type: 'physical' as const }, { kind: 'unknown' }],
  [{}, { kind: 'unknown' }],
])('%p is %p', (product, stock) => {
  expect(getStock(product)).toEqual(stock);
});
