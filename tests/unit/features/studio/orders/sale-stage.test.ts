import { labelLines } from '@/features/studio/orders/sale-line';
import { addressLines } from '@/entities/order/address-lines';
import { getOrderNumber } from '@/entities/order/order-number';
import { isShippable, stepsFrom } from '@/features/studio/orders/sale-stage';

describe('the stage of a sale', () => {
  test('allows shipping if the order is paid and not refunded', () => {
    const line = { productType: 'physical', deliveryStatus: 'created' } as const;
    expect(isShippable({ ...line, status: 'paid' })).toBe(true);
    expect(isShippable({ ...line, status: 'refunded' })).toBe(false);
    expect(isShippable({ ...line, status: 'pending' })).toBe(false);
  });

  test('of a parcel only moves forward, and not from a final one', () => {
    expect(stepsFrom('paid')).not.toContain('failed');
    expect(stepsFrom('shipping')).toEqual(['shipping', 'delivered', 'failed']);
    expect(stepsFrom('delivered')).toEqual([]);
    expect(stepsFrom('unpaid')).toEqual([]);
  });
});

test('the postal code is written once', () => {
  expect(addressLines({ deliveryAddress: '12 Quayside\nBristol BS1 4QA', postalCode: 'BS1 4QA' })).toEqual([
    '12 Quayside',
    'Bristol BS1 4QA',
  ]);
  expect(addressLines({ deliveryAddress: '12 Quayside', postalCode: 'BS1 4QA' })).toEqual(['12 Quayside', 'BS1 4QA']);
});

test('the label of a parcel names the fan once, and has the postal code above the country', () => {
  const fan = { _id: 'u1', name: 'Robin Ashdown' };
  const deliveryAddress = 'Robin Ashdown\n12 Quayside, London\nUnited Kingdom';
  expect(labelLines({ fan, deliveryAddress, postalCode: 'N1 1AA' })).toEqual([
    'Robin Ashdown',
    '12 Quayside, London',
    'N1 1AA',
    'United Kingdom',
  ]);
  const toJane = deliveryAddress.replace('Robin Ashdown', 'Jane Doe');
  expect(labelLines({ fan, deliveryAddress: toJane, postalCode: 'N1 1AA' })[0]).toBe('Jane Doe');
  expect(labelLines({ fan, deliveryAddress: '12 Quayside', postalCode: 'N1 1AA' })).toEqual([
    'Robin Ashdown',
    '12 Quayside',
    'N1 1AA',
  ]);
  expect(labelLines({ fan, deliveryAddress: '', postalCode: '' })).toEqual([]);
});

test('a line is identified by its order number, or its own id', () => {
  expect(getOrderNumber({ _id: 'a1', orderNumber: '9F2A11BC-S2' })).toBe('9F2A11BC');
  expect(getOrderNumber({ _id: 'a1', orderNumber: undefined })).toBe('a1');
});
