import { getLineStage, getOrderStage } from '@/entities/order/order-stage';

test.each([
  [{ status: 'paid', deliveryStatus: 'created' }, 'paid'],
  [{ status: 'paid' }, 'paid'],
  [{}, 'paid'],
  // Back ends that update only one of the two.
  [{ status: 'paid', deliveryStatus: 'shipping' }, 'shipping'],
  [{ status: 'delivered', deliveryStatus: 'created' }, 'delivered'],
  [{ status: 'delivered' }, 'delivered'],
  [{ deliveryStatus: 'shipping' }, 'shipping'],
  [{ status: 'shipping', deliveryStatus: 'failed' }, 'lost'],
  [{ status: 'failed', deliveryStatus: 'failed' }, 'lost'],
  [{ status: 'failed', deliveryStatus: 'created' }, 'declined'],
  [{ status: 'failed' }, 'declined'],
  [{ status: 'refunded', deliveryStatus: 'delivered' }, 'refunded'],
  [{ status: 'paid', deliveryStatus: 'refunded' }, 'refunded'],
  [{ status: 'created', deliveryStatus: 'created' }, 'unpaid'],
  [{ status: 'pending', deliveryStatus: 'created' }, 'unpaid'],
] as const)('a parcel with %j is %s', (order, stage) => {
  expect(getOrderStage(order, true)).toBe(stage);
});

test('an order without shipping is ready once paid', () => {
  expect(getOrderStage({ status: 'paid', deliveryStatus: 'delivered' }, false)).toBe('ready');
  expect(getOrderStage({ status: 'pending' }, false)).toBe('unpaid');
  expect(getOrderStage({ status: 'refunded' }, false)).toBe('refunded');
});

test.each([
  ['physical', 'delivered'],
  [undefined, 'delivered'],
  ['digital', 'ready'],
  ['subscription_package', 'ready'],
] as const)('a delivered line of type %s is %s', (productType, stage) => {
  expect(getLineStage({ productType, status: 'delivered', deliveryStatus: 'delivered' })).toBe(stage);
});
