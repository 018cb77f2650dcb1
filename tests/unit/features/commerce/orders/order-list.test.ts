import { ORDER_LIST, orderQuery, type OrderFilter } from '@/features/commerce/orders/order-list';
import { receiptOfOrder } from '@/features/commerce/orders/receipt-of-order';
import type { OrderLine } from '@/contract/order';
import { readView } from '@/lib/lists/list-url';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const getQuery = (query: Record<string, string>) =>
  JSON.parse(JSON.stringify(orderQuery(readView<OrderFilter>(ORDER_LIST, query), NOW))) as object;

test('the URL of the order list becomes a server query', () => {
  expect(getQuery({})).toEqual({ sortBy: 'createdAt', sort: 'desc' });
  expect(getQuery({ q: '9F2A11BC', state: 'delivered', kind: 'digital', sort: 'oldest' })).toEqual({
    q: '9F2A11BC',
    deliveryStatus: 'delivered',
    productType: 'digital',
    sortBy: 'createdAt',
    sort: 'asc',
  });
  expect(getQuery({ state: 'toString', kind: 'car', period: 'always' })).toEqual(getQuery({}));
});

test('periods are whole days in UTC, and years have one more on each side for other time zones', () => {
  expect(getQuery({ period: '30d' })).toMatchObject({ fromDate: '2026-02-08' });
  expect(getQuery({ period: '2025' })).toMatchObject({ fromDate: '2024-12-31', toDate: '2026-01-01' });
});

describe('the receipt of an order', () => {
  const line = (number: number, more: Partial<OrderLine> = {}): OrderLine => ({
    _id: `l${number}`,
    orderNumber: `9F2A11BC-S${number}`,
    name: `Thing ${number}`,
    quantity: 1,
    unitPrice: 10.1,
    originalPrice: 10.1,
    totalPrice: 8.08,
    status: 'paid',
    productType: 'physical',
    payBy: 'money',
    couponInfo: { _id: 'c', code: 'WELCOME20', value: 0.2 },
    ...more,
  });

  test('has all its lines in order, and adds up to the cent', () => {
    const receipt = receiptOfOrder(line(10), [
      line(2, { quantity: 2, originalPrice: 20.2, totalPrice: 16.16 }),
      line(1),
    ]);
    expect(receipt.lines.map(({ name }) => name)).toEqual(['Thing 1', 'Thing 2', 'Thing 10']);
    expect(receipt).toMatchObject({
      number: '9F2A11BC',
      paidBy: 'card',
      status: 'success',
      original: 40.4,
      total: 32.32,
      coupon: { code: 'WELCOME20', saving: 8.08 },
    });
  });

  test('has the address and all sellers of its lines, and marks a refunded one, whichever line was opened', () => {
    const [aria, bo] = ['Aria', 'Bo'].map((name) => ({ _id: name, name, username: name }));
    const download = line(1, { productType: 'digital', seller: aria, status: 'refunded' });
    const tee = line(2, { seller: bo, deliveryAddress: 'Robin Ashdown\n12 Quayside' });
    const cap = line(3, { seller: aria });
    const sticker = line(4, { seller: null });
    const lines = [download, tee, cap, sticker];
    for (const opened of lines) {
      const receipt = receiptOfOrder(
        opened,
        lines.filter((each) => each !== opened),
      );
      expect(receipt).toMatchObject({
        status: 'success',
        sellers: ['Aria', 'Bo', null],
        address: 'Robin Ashdown, 12 Quayside',
      });
      expect(receipt.lines.map(({ note }) => note)).toEqual(['Refunded', undefined, undefined, undefined]);
    }
  });

  test('shows the refund date', () => {
    expect(receiptOfOrder(line(1, { status: 'refunded' }), []).status).toBe('refunded');
    // "processing" is also a payment status, where it means unpaid.
    expect(receiptOfOrder(line(1, { status: 'processing' }), []).status).toBe('success');
  });
});
