import { ApiError } from '@/lib/http/errors';
import { readRows } from '@/services/http/normalize';
import { toPaymentResult } from '@/store/purchase/payment-result';
import { findInHistory } from '@/store/purchase/history';
import type { Payment } from '@/store/purchase/pending';
import type { Purchase, Receipt } from '@/store/purchase/purchase';

const ATTEMPTED_AT = Date.parse('2026-05-10T12:00:00Z');
const payment = (purchase: Purchase, own: Partial<Payment> = {}): Payment => ({
  key: 'mine',
  account: 'fan',
  purchase,
  terms: { title: 'Thing', price: 20, returnTo: '/' },
  startedAt: ATTEMPTED_AT,
  step: 'sent',
  ...own,
});
const entry = (own: Partial<Receipt>): Receipt =>
  ({
    _id: 't1',
    totalPrice: 20,
    type: 'tip',
    status: 'success',
    performerId: 'aria',
    createdAt: '2026-05-10T12:00:01Z',
    ...own,
  }) as Receipt;
const tip = payment({ kind: 'tip', pay: 'token', performerId: 'aria', price: 20 });
const getVerdict = (requested: Payment, entries: Receipt[], known: string[] = []) =>
  findInHistory(requested, entries, new Set(known)).is;

test('the key of a server that stores keys decides', () => {
  expect(getVerdict(tip, [entry({ idempotencyKey: 'another' })])).toBe('absent');
  const own = entry({ idempotencyKey: 'mine', totalPrice: 7, createdAt: '2020-01-01T00:00:00Z' });
  expect(getVerdict(tip, [own])).toBe('paid');
});

test.each([
  ['failed', 'failed'],
  ['processing', 'waiting'],
])('a token payment that is %s is not paid', (status, verdict) => {
  const [row] = readRows('#@tokenTransaction', [entry({ status })], { mediaBase: '' }, 1) ?? [];
  expect(getVerdict(tip, [row as Receipt])).toBe(verdict);
});

describe('a server without keys', () => {
  test.each<[string, Partial<Receipt>, string]>([
    ['the same thing for the same price', {}, 'paid'],
    ['by a clock that is a minute behind', { createdAt: '2026-05-10T11:59:00Z' }, 'paid'],
    ['made before the press', { createdAt: '2026-05-10T11:50:00Z' }, 'absent'],
    ['at another price', { totalPrice: 21 }, 'absent'],
    ['to another performer', { performerId: 'ben' }, 'absent'],
    ['something else of hers', { type: 'video', targetId: 'v' }, 'absent'],
    ['without a date', { createdAt: undefined }, 'absent'],
  ])('%s', (_, own, verdict) => {
    expect(getVerdict(tip, [entry(own)])).toBe(verdict);
  });

  test('an entry of an earlier payment attempt on this device is not counted twice', () => {
    expect(getVerdict(tip, [entry({})], ['t1'])).toBe('absent');
    expect(getVerdict(tip, [entry({ _id: 't2' }), entry({})], ['t1'])).toBe('paid');
  });

  test.each<[Purchase, Partial<Receipt>]>([
    [
      { kind: 'video', pay: 'token', id: 'v' },
      { type: 'video', targetId: 'v' },
    ],
    [
      { kind: 'video', pay: 'card', id: 'v', couponCode: 'HALF' },
      { type: 'video', targetId: 'v', totalPrice: 10, originalPrice: 20 },
    ],
    [
      { kind: 'story', pay: 'token', id: 's' },
      { type: 'feed', products: [{ name: 'Story', productId: 's' }] },
    ],
    [
      { kind: 'products', pay: 'token', products: [{ _id: 'p', quantity: 2 }] },
      { type: 'product', products: [{ name: 'P', productId: 'p', quantity: 2 }] },
    ],
    [{ kind: 'subscription', pay: 'card', performerId: 'aria', period: 'monthly' }, { type: 'monthly_subscription' }],
    [
      { kind: 'membership', pay: 'card', packageId: 'gold' },
      { type: 'subscription_package', targetId: 'gold' },
    ],
    [
      { kind: 'tokens', pay: 'card', packageId: 'p500' },
      { type: 'token_package', targetId: 'p500' },
    ],
  ])('finds %j', (purchase, own) => {
    expect(getVerdict(payment(purchase), [entry({ type: 'tip', _id: 'other' }), entry(own)])).toBe('paid');
  });

  test.each([undefined, null, ''])('with %p as key', (idempotencyKey) => {
    expect(getVerdict(tip, [entry({ idempotencyKey } as Partial<Receipt>)])).toBe('paid');
  });

  describe('that writes an entry for each product of an order', () => {
    const order = payment({
      kind: 'products',
      pay: 'token',
      products: [
        { _id: 'p', quantity: 2 },
        { _id: 'q', quantity: 1 },
      ],
    });
    const part = (_id: string, productId: string, own: Partial<Receipt> = {}) =>
      entry({
        _id,
        type: 'product',
        totalPrice: 10,
        products: [{ name: 'P', productId, quantity: productId === 'p' ? 2 : 1 }],
        ...own,
      });

    test('counts all of them together as the payment', () => {
      expect(getVerdict(order, [entry({ _id: 'tip' }), part('b', 'q'), part('a', 'p')])).toBe('paid');
    });

    test.each<[string, Receipt[], string[]]>([
      ['one of them alone', [part('b', 'q')], []],
      ['two of the same', [part('b', 'q'), part('c', 'q')], []],
      ['another sum', [part('b', 'q', { totalPrice: 11 }), part('a', 'p')], []],
      ['what was bought before', [part('b', 'q'), part('a', 'p', { createdAt: '2026-05-10T11:50:00Z' })], []],
      ['what belongs to another press', [part('b', 'q'), part('a', 'p')], ['a']],
    ])('does not count %s', (_, entries, known) => {
      expect(getVerdict(order, entries, known)).toBe('absent');
    });
  });

  describe('that describes an order of one product by its target', () => {
    const order = payment({ kind: 'products', pay: 'token', products: [{ _id: 'p', quantity: 2 }] });
    const shippingInfo = { quantity: 2 };

    test.each<[string, object, string]>([
      ['without products', { targetId: 'p', shippingInfo }, 'paid'],
      ['with a product that has only a name', { targetId: 'p', products: [{ name: 'P' }], shippingInfo }, 'paid'],
      ['without any quantity', { targetId: 'p' }, 'paid'],
      [
        'with the quantity in the shipping details',
        { products: [{ name: 'P', productId: 'p' }], shippingInfo },
        'paid',
      ],
      ['of another product', { targetId: 'q', shippingInfo }, 'absent'],
      ['of another quantity', { targetId: 'p', shippingInfo: { quantity: 1 } }, 'absent'],
    ])('%s', (_, own, verdict) => {
      expect(getVerdict(order, [entry({ type: 'product', ...own } as Partial<Receipt>)])).toBe(verdict);
    });
  });

  test('a different quantity is a different order', () => {
    const order = payment({ kind: 'products', pay: 'token', products: [{ _id: 'p', quantity: 2 }] });
    const other = entry({ type: 'product', products: [{ name: 'P', productId: 'p', quantity: 1 }] });
    expect(getVerdict(order, [other])).toBe('absent');
  });
});

test.each([
  ['success', 'paid'],
  ['refunded', 'paid'],
  ['pending', 'waiting'],
  ['fail', 'failed'],
  ['canceled', 'failed'],
  [undefined, 'waiting'],
])('a card payment with the status “%s” is %s', (status, verdict) => {
  const card = payment({ kind: 'tokens', pay: 'card', packageId: 'p500' }, { transactionId: 't1' });
  expect(getVerdict(card, [entry({ status } as Partial<Receipt>)])).toBe(verdict);
});

describe('the response to a payment attempt', () => {
  const refused = (status: number) =>
    toPaymentResult({ ok: false, error: new ApiError(status, { message: 'No' }) }, 'token').is;

  test('decides nothing if the server timed out, was busy, or did not respond', () => {
    expect([0, 408, 409, 425, 500, 502, 504, 200].map(refused)).toEqual(Array(8).fill('unclear'));
  });

  test('can be a refusal, while an expired session is left to the login', () => {
    // A 401 about an older token doesn't end the session.
    expect([400, 401, 403, 404, 406, 422, 429].map(refused)).toEqual(Array(7).fill('refused'));
    const outcome = { ok: false, error: new ApiError(401, {}, { endsSession: true }) } as const;
    expect(toPaymentResult(outcome, 'token').is).toBe('sessionOver');
  });

  const made = { _id: 't', totalPrice: 5 };
  const booked = { ...made, type: 'product' };
  test.each([
    [{ ...made, status: 'success' }, 'paid'],
    [{ ...made, type: 'tip' }, 'paid'],
    [{ success: true }, 'paid'],
    [{ ...made, paymentUrl: 'https://pay.test/1', status: 'pending' }, 'open'],
    [{ ...made, paymentUrl: 'javascript:alert(1)', status: 'pending' }, 'refused'],
    [{ ...made, stripeConfirmUrl: 'https://bank.test/1', status: 'require_authentication' }, 'open'],
    [{ ...made, stripeConfirmUrl: 'https://bank.test/1', status: 'success' }, 'paid'],
    [{ ...made, status: 'failed' }, 'refused'],
    [{ ...made, status: 'pending' }, 'unclear'],
    [{}, 'unclear'],
    [[booked, { ...made, status: 'success' }], 'paid'],
    [[booked, { ...made, status: 'pending' }], 'unclear'],
    [[booked, {}], 'unclear'],
    [[], 'unclear'],
  ])('%j: %s', (data, result) => {
    expect(toPaymentResult({ ok: true, data } as Parameters<typeof toPaymentResult>[0], 'token').is).toBe(result);
  });

  test('without a status decides nothing about a card payment', () => {
    expect(toPaymentResult({ ok: true, data: { ...made, type: 'video' } }, 'card').is).toBe('unclear');
  });
});
