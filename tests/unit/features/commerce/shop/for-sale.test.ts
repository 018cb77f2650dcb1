import { isForSale, isOwnProduct } from '@/features/commerce/shop/for-sale';

const aria = { _id: 'aria', name: 'Aria', username: 'aria' };
const product = { _id: 'p', name: 'Vinyl', price: 20 };

it.each([
  ['the id of its owner', { performerId: 'aria' }],
  ['its owner', { performer: aria }],
])('a seller can’t buy an own product if the record has only %s', (_, owner) => {
  expect(isOwnProduct({ ...product, ...owner }, 'aria')).toBe(true);
  expect(isForSale({ ...product, ...owner }, 'aria')).toBe(false);
  expect(isOwnProduct({ ...product, ...owner }, 'fan')).toBe(false);
  expect(isForSale({ ...product, ...owner }, 'fan')).toBe(true);
});

it('a product without an owner belongs to no guest', () => {
  expect(isOwnProduct(product, '')).toBe(false);
});
