import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { boughtPath, boughtTitle, paymentKindLabel } from '@/entities/payment/purchased';
import { cardReceipt, tokenReceipt } from '@/entities/payment/receipt-facts';

const AUTHOR = { _id: 'p1', name: 'Aria', username: 'aria' };
const payment = (fields: Partial<Transaction>): Transaction => ({
  _id: 'c1',
  status: 'success',
  totalPrice: 10,
  performerInfo: AUTHOR,
  performerId: 'p1',
  targetId: 't1',
  ...fields,
});

test.each([
  [{ type: 'video', products: [{ name: 'Blue hour' }] }, 'Blue hour', '/video/t1'],
  [{ type: 'gallery', products: [{ name: 'On tour' }] }, 'On tour', '/gallery/t1'],
  [{ type: 'product', products: [{ name: 'Tee', productId: 'x1' }] }, 'Tee', '/product/x1'],
  [
    { type: 'product', products: [{ name: 'Tee' }, { name: 'Cap' }, { name: 'Mug' }] },
    'Tee and 2 more',
    '/user/orders',
  ],
  [{ type: 'tip', products: [{ name: 'Aria' }] }, 'Tip to Aria', '/performers/aria'],
  [{ type: 'private_chat' }, 'Private show with Aria', '/performers/aria'],
  [{ type: 'monthly_subscription', products: [{ name: 'Aria' }] }, 'Subscription to Aria', '/performers/aria'],
  [
    { type: 'subscription_package', performerInfo: null, products: [{ name: 'Yearly' }] },
    'Membership: Yearly',
    '/user/subscriptions',
  ],
  [
    { type: 'token_package', performerInfo: null, products: [{ name: 'Hat', tokens: 550 }] },
    '550 tokens',
    '/user/wallet',
  ],
  [{ type: 'token_package', performerInfo: null, products: [{ name: 'Hat' }] }, 'Hat', '/user/wallet'],
  [{ type: 'magic_lamp', performerInfo: null }, 'Magic lamp', null],
] as [Partial<Transaction>, string, string | null][])(
  '%j has its name and a link to its page',
  (fields, title, path) => {
    expect(boughtTitle(payment(fields))).toBe(title);
    expect(boughtPath(payment(fields))).toBe(path);
  },
);

test("an unknown kind is shown by the server's name", () => {
  expect(paymentKindLabel(payment({ type: 'magic_lamp' }))).toBe('Magic lamp');
});

test('a receipt has lines, coupon and total that add up', () => {
  const receipt = cardReceipt(
    payment({
      type: 'product',
      products: [
        { name: 'Tee', price: 12, quantity: 2 },
        { name: 'Cap', price: 6.5, quantity: 1 },
      ],
      originalPrice: 30.5,
      totalPrice: 24.4,
      couponInfo: { _id: 'k', code: 'FIFTH', value: 0.2 },
    }),
  );
  expect(receipt.lines.map(({ total }) => total)).toEqual([24, 6.5]);
  expect(receipt).toMatchObject({
    original: 30.5,
    coupon: { code: 'FIFTH', saving: 6.1 },
    total: 24.4,
    paidBy: 'card',
  });
});

test('a receipt in tokens has amounts in tokens', () => {
  const receipt = tokenReceipt({
    _id: 't',
    type: 'product',
    totalPrice: 240,
    products: [{ name: 'Tee', price: 12, tokens: 120, quantity: 2 }],
  });
  expect(receipt.lines).toEqual([{ name: 'Tee', note: 'Shop', quantity: 2, price: 120, total: 240 }]);
});

test('a receipt has the postal code before the country, as parcels do', () => {
  const deliveryAddress = 'Robin Ashdown\n12 Quayside, London\nUnited Kingdom';
  const address = { shippingInfo: { deliveryAddress, postalCode: 'N1 1AA' } };
  expect(tokenReceipt({ _id: 't', ...address } as TokenTransaction).address).toBe(
    'Robin Ashdown, 12 Quayside, London, N1 1AA, United Kingdom',
  );
  expect(cardReceipt({ ...payment({}), deliveryAddress } as Transaction).address).toBe(
    'Robin Ashdown, 12 Quayside, London, United Kingdom',
  );
});
