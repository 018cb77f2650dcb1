import { selectCartItem } from '@/store/cart/cart.selectors';
import {
  cartRestored,
  itemsAdded,
  itemRestored,
  itemsRemoved,
  itemsRefreshed,
  quantityChanged,
} from '@/store/cart/cart.slice';
import { play } from '../play';

const cart = (...actions: Parameters<typeof play>[0]) => play(actions).cart;

describe('adding to the cart', () => {
  test('changes nothing if any of the ids is already in the cart', () => {
    const before = play([itemsAdded([{ _id: 'p1' }])]);
    expect(play([itemsAdded([{ _id: 'p1' }])], before).cart).toBe(before.cart);
    expect(play([itemsAdded([{ _id: 'p2' }, { _id: 'p1' }])], before).cart).toBe(before.cart);
  });

  test('stores the product as seen, so that a price change is noticed', () => {
    expect(cart(itemsAdded([{ _id: 'p1', name: 'Mug', price: 12 }])).items).toEqual([
      { _id: 'p1', name: 'Mug', price: 12, quantity: 1 },
    ]);
  });
});

describe('changing a quantity', () => {
  const added = itemsAdded([{ _id: 'p1' }, { _id: 'p2' }]);

  test('means 1 without a valid quantity', () => {
    const three = [added, quantityChanged({ _id: 'p1', quantity: 3 })];
    expect(cart(...three, quantityChanged({ _id: 'p1' })).total).toBe(2);
    for (const quantity of [0, -2, 1.5, Number.NaN])
      expect(cart(...three, quantityChanged({ _id: 'p1', quantity })).total).toBe(2);
  });
});

test('removing deletes the given items and recomputes the total', () => {
  const state = cart(
    itemsAdded([{ _id: 'p1' }, { _id: 'p2' }, { _id: 'p3' }]),
    quantityChanged({ _id: 'p1', quantity: 3 }),
    itemsRemoved([{ _id: 'p1' }, { _id: 'p3' }]),
  );
  expect(state).toEqual({ total: 1, items: [{ _id: 'p2', quantity: 1 }] });
});

test('a stored cart is restored with its total', () => {
  expect(
    cart(
      cartRestored([
        { _id: 'p1', quantity: 2 },
        { _id: 'p2', quantity: 1 },
      ]),
    ).total,
  ).toBe(3);
});

test('a product finds its cart line', () => {
  const state = play([itemsAdded([{ _id: 'p1', quantity: 2 }])]);
  expect(selectCartItem('p1')(state)?.quantity).toBe(2);
  expect(selectCartItem('p2')(state)).toBeUndefined();
});

test('current server data is merged, and missing fields stay', () => {
  const line = itemsAdded([{ _id: 'p1', name: 'Mug', price: 12, quantity: 2 }]);
  expect(
    cart(
      line,
      itemsRefreshed([
        { _id: 'p1', name: 'Blue mug' },
        { _id: 'p9', name: 'Nothing here' },
      ]),
    ).items,
  ).toEqual([{ _id: 'p1', name: 'Blue mug', price: 12, quantity: 2 }]);
});

test('Undo restores a removed line to its position, unless it is there again', () => {
  const added = itemsAdded([{ _id: 'p1', quantity: 2 }, { _id: 'p2' }]);
  const back = itemRestored({ item: { _id: 'p1', quantity: 2 }, index: 0 });
  expect(cart(added, itemsRemoved([{ _id: 'p1' }]), back)).toEqual(cart(added));
  expect(cart(added, back)).toEqual(cart(added));
});
