import { selectCartItem } from '@/store/cart/cart.selectors';
import {
  cartCleared,
  cartRestored,
  itemsAdded,
  itemRestored,
  itemsRemoved,
  itemsRefreshed,
  quantityChanged,
} from '@/store/cart/cart.slice';
import { loggedIn, loggedOut } from '@/store/session/session.actions';
import { play } from '../play';

const cart = (...actions: Parameters<typeof play>[0]) => play(actions).cart;

test('the cart starts empty', () => {
  expect(cart()).toEqual({ total: 0, items: [] });
});

describe('adding to the cart', () => {
  test('adds items, one each by default, and increases the total', () => {
    expect(cart(itemsAdded([{ _id: 'p1' }, { _id: 'p2' }]))).toEqual({
      total: 2,
      items: [
        { _id: 'p1', quantity: 1 },
        { _id: 'p2', quantity: 1 },
      ],
    });
    expect(cart(itemsAdded([{ _id: 'p1', quantity: 3 }])).total).toBe(3);
  });

  test('changes nothing if any of the ids is already in the cart', () => {
    const before = play([itemsAdded([{ _id: 'p1' }])]);
    expect(play([itemsAdded([{ _id: 'p1' }])], before).cart).toBe(before.cart);
    expect(play([itemsAdded([{ _id: 'p2' }, { _id: 'p1' }])], before).cart).toBe(before.cart);
  });

  test('changes nothing if the same id comes twice', () => {
    expect(cart(itemsAdded([{ _id: 'p1' }, { _id: 'p1' }])).items).toEqual([]);
  });

  test('stores the product as seen, so that a price change is noticed', () => {
    expect(cart(itemsAdded([{ _id: 'p1', name: 'Mug', price: 12 }])).items).toEqual([
      { _id: 'p1', name: 'Mug', price: 12, quantity: 1 },
    ]);
  });
});

describe('changing a quantity', () => {
  const added = itemsAdded([{ _id: 'p1' }, { _id: 'p2' }]);

  test('recomputes the total as the sum of all quantities', () => {
    expect(cart(added, quantityChanged({ _id: 'p1', quantity: 3 })).total).toBe(4);
  });

  test('means 1 without a valid quantity', () => {
    const three = [added, quantityChanged({ _id: 'p1', quantity: 3 })];
    expect(cart(...three, quantityChanged({ _id: 'p1' })).total).toBe(2);
    for (const quantity of [0, -2, 1.5, Number.NaN])
      expect(cart(...three, quantityChanged({ _id: 'p1', quantity })).total).toBe(2);
  });

  test('changes nothing for an item that is not in the cart', () => {
    expect(cart(added, quantityChanged({ _id: 'p9', quantity: 5 }))).toEqual(cart(added));
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

test('removing an unknown item changes nothing', () => {
  expect(cart(itemsAdded([{ _id: 'p1' }]), itemsRemoved([{ _id: 'p9' }])).total).toBe(1);
});

test('clearing empties the cart', () => {
  expect(cart(itemsAdded([{ _id: 'p1' }]), cartCleared())).toEqual({ total: 0, items: [] });
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

test("a guest's cart survives logging in and out", () => {
  const added = itemsAdded([{ _id: 'p1' }]);
  expect(cart(added, loggedIn(), loggedOut())).toEqual(cart(added));
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
