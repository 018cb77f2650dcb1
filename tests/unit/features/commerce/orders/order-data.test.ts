import type { OrderLine } from '@/contract/order';
import { fullPrices } from '@/features/commerce/orders/order-data';

const line = (facts: Partial<OrderLine>): OrderLine => ({ _id: 'l', name: 'Fan', quantity: 3, totalPrice: 20, ...facts });

test('what a line costs without a coupon is what the server says of it', () => {
  expect(fullPrices(line({ unitPrice: 8, originalPrice: 24 }))).toEqual({ all: 24, one: 8 });
  expect(fullPrices(line({ unitPrice: 8 }))).toEqual({ all: 24, one: 8 });
});

test('of a server that says only what was paid no saving is made up', () => {
  expect(fullPrices(line({}))).toEqual({ all: 20, one: 6.67 });
});
