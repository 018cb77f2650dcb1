import type { Product } from '@/contract/product';
import { getDelivery, EMPTY_CHECKOUT, getPurchase } from '@/features/commerce/cart/checkout-values';
import { getVerdict } from '@/features/commerce/cart/line-verdict';
import { cartSums } from '@/features/commerce/cart/use-checkout';

const item = { _id: 'p1', name: 'Mug', price: 6.5, quantity: 2 };
const found = (product: Partial<Product> = {}) => ({
  kind: 'found' as const,
  product: {
    _id: 'p1',
    name: 'Mug',
    price: 6.5,
    type: 'physical' as const,
    stock: 9,
    performerId: 'seller',
    ...product,
  },
});

describe('a cart line', () => {
  test("is valid if the server's data matches what was seen", () => {
    expect(getVerdict(item, found(), 'me')).toEqual({ kind: 'good' });
    expect(getVerdict(item, found(), '')).toEqual({ kind: 'good' });
  });

  test.each([
    ['a new price', found({ price: 8 }), { kind: 'repriced', was: 6.5, now: 8 }],
    ['less stock', found({ stock: 1 }), { kind: 'fewer', left: 1, digital: false }],
    ['no stock', found({ stock: 0 }), { kind: 'soldOut' }],
    ['a file, which is bought once', found({ type: 'digital', stock: 0 }), { kind: 'fewer', left: 1, digital: true }],
    ['a file that was bought', found({ type: 'digital', isBought: true }), { kind: 'owned' }],
    ['something taken off sale', found({ status: 'inactive' }), { kind: 'gone' }],
    ['something that is not there', { kind: 'gone' as const }, { kind: 'gone' }],
    ['an own product', found({ performerId: 'me' }), { kind: 'own' }],
  ])('of %s says so', (_what, check, verdict) => {
    expect(getVerdict(item, check, 'me')).toEqual(verdict);
  });

  test('without a response is neither valid nor invalid', () => {
    expect(getVerdict(item, undefined, '')).toEqual({ kind: 'unknown' });
  });

  test('without a seen price has no price change', () => {
    expect(getVerdict({ _id: 'p1', quantity: 1 }, found({ price: 99 }), '')).toEqual({ kind: 'good' });
  });
});

test('totals are exact, and token prices are whole', () => {
  const items = [
    { _id: 'a', price: 0.1, quantity: 3 },
    { _id: 'b', price: 0.2, quantity: 1 },
    { _id: 'c', price: 1.05, quantity: 2 },
  ];
  expect(cartSums(items, 0.1)).toEqual({ pieces: 6, money: 2.6, tokens: 3 + 2 + 22 });
  expect(cartSums(items, null).tokens).toBeNull();
});

describe('a cart order', () => {
  const values = {
    ...EMPTY_CHECKOUT,
    recipient: ' Robin Ashdown ',
    deliveryAddress: '1 Long Lane\nDeptford ',
    country: 'Germany',
    postalCode: ' SE8 ',
    phoneCode: 'DE:+49',
    phoneNumber: '30 1234',
    userNote: 'Gift',
  };

  test('contains the address as it is printed on the parcel', () => {
    expect(getDelivery(values)).toEqual({
      deliveryAddress: 'Robin Ashdown\n1 Long Lane\nDeptford\nGermany',
      postalCode: 'SE8',
      phoneNumber: '+49 30 1234',
    });
  });

  test('of digital products only has no address', () => {
    expect(getPurchase({ items: [item], values, pay: 'card', physical: false, couponCode: 'WELCOME20' })).toEqual({
      kind: 'products',
      pay: 'card',
      products: [{ _id: 'p1', quantity: 2 }],
      couponCode: 'WELCOME20',
    });
  });

  test('paid with tokens contains the note and no coupon', () => {
    const order = getPurchase({ items: [item], values, pay: 'token', physical: false, couponCode: 'WELCOME20' });
    expect(order).toMatchObject({ pay: 'token', userNote: 'Gift' });
    expect(order).not.toHaveProperty('couponCode');
  });
});
