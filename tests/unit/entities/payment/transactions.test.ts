import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import {
  cardRow,
  cardTotals,
  newestFirst,
  refundRows,
  runningBalances,
  spentRow,
  toTokenRows,
  tokenTotals,
} from '@/entities/payment/transactions';

const spent = (totalPrice: number, status: TokenTransaction['status'] = 'success'): TokenTransaction => ({
  _id: `t${totalPrice}${status}`,
  createdAt: '2026-05-09T10:00:00.000Z',
  updatedAt: '2026-05-10T10:00:00.000Z',
  type: 'video',
  targetId: 'v1',
  totalPrice,
  status,
  products: [{ name: 'Blue hour' }],
});
const card = (fields: Partial<Transaction>): Transaction => ({
  _id: 'c1',
  createdAt: '2026-05-08T10:00:00.000Z',
  status: 'success',
  totalPrice: 42.99,
  type: 'token_package',
  products: [{ name: '500 tokens', tokens: 500 }],
  ...fields,
});

describe('the running balance', () => {
  test('is computed backwards from the current balance', () => {
    const rows = [spentRow(spent(40)), ...toTokenRows(card({})), spentRow(spent(12.5))];
    expect(runningBalances(rows, 460)).toEqual([460, 500, 0]);
  });

  test('does not drift with fractions', () => {
    const rows = Array.from({ length: 30 }, () => spentRow(spent(0.1)));
    expect(runningBalances(rows, 0).at(-1)).toBe(2.9);
  });

  test('skips payments that were not made', () => {
    expect(runningBalances([spentRow(spent(5, 'pending')), spentRow(spent(40))], 100)).toEqual([100, 100]);
  });

  test('contains a refund twice: as charge and as refund', () => {
    const payment = spent(40, 'refunded');
    expect(runningBalances([...refundRows(payment), spentRow(payment)], 100)).toEqual([100, 60]);
    expect(refundRows(payment).map(({ kind, status }) => [kind, status])).toEqual([['Refund', 'refunded']]);
  });

  test('of a refund at the same time follows that of its purchase', () => {
    const payment = { ...spent(40, 'refunded'), updatedAt: spent(40).createdAt };
    expect([spentRow(payment), ...refundRows(payment)].sort(newestFirst).map(({ flow }) => flow)).toEqual([
      'refunded',
      'spent',
    ]);
  });

  test('stops where purchased tokens are unknown, instead of being wrong', () => {
    const [bought] = toTokenRows(card({ products: [{ name: 'Hat' }] }));
    if (!bought) throw new Error('No row');
    expect(runningBalances([spentRow(spent(40)), bought, spentRow(spent(10))], 100)).toEqual([100, 140, null]);
  });

  test('stops where the account would be overdrawn', () => {
    const [bought] = toTokenRows(card({}));
    if (!bought) throw new Error('No row');
    expect(runningBalances([bought, spentRow(spent(10))], 100)).toEqual([100, null]);
  });
});

test('only successful card payments add tokens', () => {
  expect(toTokenRows(card({ status: 'pending' }))).toEqual([]);
  expect(toTokenRows(card({ status: 'failed' }))).toEqual([]);
  expect(toTokenRows(card({ type: 'subscription_package', products: [{ name: 'Monthly', tokens: 0 }] }))).toEqual([]);
  expect(
    toTokenRows(card({ type: 'subscription_package', products: [{ name: 'Monthly', tokens: 50 }] })),
  ).toMatchObject([{ amount: 50, title: 'Membership: Monthly' }]);
  expect(toTokenRows(card({ status: 'refunded' })).map(({ amount }) => amount)).toEqual([500, -500]);
});

test('totals separate spending, purchases and refunds, and say if one is unknown', () => {
  const rows = [
    spentRow(spent(5, 'pending')),
    spentRow(spent(40)),
    ...refundRows(spent(30, 'refunded')),
    spentRow(spent(30, 'refunded')),
    ...toTokenRows(card({})),
  ];
  expect(tokenTotals(rows)).toEqual({ spent: 70, refunded: 30, bought: 500 });
  expect(tokenTotals(toTokenRows(card({ products: [{ name: 'Hat' }] }))).bought).toBeNull();
  expect(
    cardTotals([
      cardRow(card({})),
      cardRow(card({ totalPrice: 0.1 })),
      cardRow(card({ totalPrice: 9.49, status: 'fail' })),
      cardRow(card({ totalPrice: 6, status: 'created' })),
    ]),
  ).toEqual({ paid: 43.09, refunded: 0, pending: 6 });
  expect(cardTotals([cardRow(card({})), cardRow(card({ totalPrice: undefined }))])).toEqual({
    paid: null,
    refunded: 0,
    pending: 0,
  });
});

test('only completed payments have a receipt', () => {
  expect(spentRow(spent(5)).receipt).toBe('/user/token-transactions?receipt=t5success');
  expect(spentRow(spent(5, 'pending')).receipt).toBeNull();
  expect(cardRow(card({ status: 'declined' })).receipt).toBeNull();
  expect(cardRow(card({ status: undefined })).receipt).toBeNull();
});
