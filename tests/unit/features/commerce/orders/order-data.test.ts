import type { OrderLine } from '@/contract/order';
import { getFullPrices } from '@/features/commerce/orders/order-data';

const line = (facts: Partial<OrderLine>): OrderLine => ({
  _id: 'l',
  name: 'Fan',
  quantity: 3,
  totalPrice: 20,
  ...facts,
});

test('the price of a line without coupon comes from the server', () => {
  expect(getFullPrices(line({ unitPrice: 8, originalPrice: 24 }))).toEqual({ all: 24, one: 8 });
  expect(getFullPrices(line({ unitPrice: 8 }))).toEqual({ all: 24, one: 8 });
});

test('no discount is shown if the server has only the paid amount', () => {
  expect(getFullPrices(line({}))).toEqual({ all: 20, one: 6.667 });
});
