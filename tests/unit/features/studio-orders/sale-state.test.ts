import { addressLines, orderNumberOf } from '@/features/studio-orders/sale-line';
import { stageOf, stepsFrom } from '@/features/studio-orders/sale-state';

describe('where a sale stands', () => {
  test.each([
    [{ productType: 'physical', status: 'paid', deliveryStatus: 'created' }, 'waiting'],
    [{ productType: 'physical', status: 'paid' }, 'waiting'],
    [{ productType: 'physical', status: 'shipping', deliveryStatus: 'shipping' }, 'shipping'],
    [{ productType: 'physical', status: 'shipping', deliveryStatus: 'failed' }, 'lost'],
    [{ productType: 'physical', status: 'refunded', deliveryStatus: 'created' }, 'refunded'],
    [{ productType: 'digital', status: 'delivered', deliveryStatus: 'delivered' }, 'open'],
  ] as const)('%j is %s', (line, stage) => {
    expect(stageOf(line)).toBe(stage);
  });

  test('a parcel goes forwards only, and nowhere from its end', () => {
    expect(stepsFrom('waiting')).not.toContain('failed');
    expect(stepsFrom('shipping')).toEqual(['shipping', 'delivered', 'failed']);
    expect(stepsFrom('delivered')).toEqual([]);
  });
});

test('the postal code is written once', () => {
  expect(addressLines({ deliveryAddress: '12 Quayside\nBristol BS1 4QA', postalCode: 'BS1 4QA' })).toEqual(['12 Quayside', 'Bristol BS1 4QA']);
  expect(addressLines({ deliveryAddress: '12 Quayside', postalCode: 'BS1 4QA' })).toEqual(['12 Quayside', 'BS1 4QA']);
});

test('a line is known by the number of its order, or its own id', () => {
  expect(orderNumberOf({ _id: 'a1', orderNumber: '9F2A11BC-S2' })).toBe('9F2A11BC');
  expect(orderNumberOf({ _id: 'a1', orderNumber: undefined })).toBe('a1');
});
