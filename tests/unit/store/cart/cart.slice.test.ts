import { selectCartItem } from '@/store/cart/cart.selectors';
import { cartCleared, cartRestored, itemsAdded, itemRestored, itemsRemoved, itemsRefreshed, quantityChanged } from '@/store/cart/cart.slice';
import { loggedIn, loggedOut } from '@/store/session/session.actions';
import { play } from '../play';

const cart = (...actions: Parameters<typeof play>[0]) => play(actions).cart;

test('the cart starts empty', () => {
  expect(cart()).toEqual({ total: 0, items: [] });
});

describe('adding', () => {
  test('puts items in, one piece each unless said otherwise, and the total grows by their number', () => {
    expect(cart(itemsAdded([{ _id: 'p1' }, { _id: 'p2' }]))).toEqual({
      total: 2,
      items: [
        { _id: 'p1', quantity: 1 },
        { _id: 'p2', quantity: 1 },
      ],
    });
    expect(cart(itemsAdded([{ _id: 'p1', quantity: 3 }])).total).toBe(3);
  });

  test('changes nothing when any of the ids is there already', () => {
    const before = play([itemsAdded([{ _id: 'p1' }])]);
    expect(play([itemsAdded([{ _id: 'p1' }])], before).cart).toBe(before.cart);
    expect(play([itemsAdded([{ _id: 'p2' }, { _id: 'p1' }])], before).cart).toBe(before.cart);
  });

  test('changes nothing when the same id comes twice', () => {
    expect(cart(itemsAdded([{ _id: 'p1' }, { _id: 'p1' }])).items).toEqual([]);
  });

  test('keeps what was seen of the product, so that a changed price can be told', () => {
    expect(cart(itemsAdded([{ _id: 'p1', name: 'Mug', price: 12 }])).items).toEqual([{ _id: 'p1', name: 'Mug', price: 12, quantity: 1 }]);
  });
});

describe('changing a quantity', () => {
  const added = itemsAdded([{ _id: 'p1' }, { _id: 'p2' }]);

  test('recomputes the total as the sum of all quantities', () => {
    expect(cart(added, quantityChanged({ _id: 'p1', quantity: 3 })).total).toBe(4);
  });

  test('without a quantity, or with one that cannot be bought, means 1', () => {
    const three = [added, quantityChanged({ _id: 'p1', quantity: 3 })];
    expect(cart(...three, quantityChanged({ _id: 'p1' })).total).toBe(2);
    for (const quantity of [0, -2, 1.5, Number.NaN]) expect(cart(...three, quantityChanged({ _id: 'p1', quantity })).total).toBe(2);
  });

  test('of something that is not in the cart changes nothing', () => {
    expect(cart(added, quantityChanged({ _id: 'p9', quantity: 5 }))).toEqual(cart(added));
  });
});

test('removing takes the given items out and counts the rest anew', () => {
  const state = cart(itemsAdded([{ _id: 'p1' }, { _id: 'p2' }, { _id: 'p3' }]), quantityChanged({ _id: 'p1', quantity: 3 }), itemsRemoved([{ _id: 'p1' }, { _id: 'p3' }]));
  expect(state).toEqual({ total: 1, items: [{ _id: 'p2', quantity: 1 }] });
});

test('removing something that is not there changes nothing', () => {
  expect(cart(itemsAdded([{ _id: 'p1' }]), itemsRemoved([{ _id: 'p9' }])).total).toBe(1);
});

test('clearing empties it', () => {
  expect(cart(itemsAdded([{ _id: 'p1' }]), cartCleared())).toEqual({ total: 0, items: [] });
});

test('what the device kept comes back with its total', () => {
  expect(cart(cartRestored([{ _id: 'p1', quantity: 2 }, { _id: 'p2', quantity: 1 }])).total).toBe(3);
});

test("a guest's cart survives logging in and out", () => {
  const added = itemsAdded([{ _id: 'p1' }]);
  expect(cart(added, loggedIn(), loggedOut())).toEqual(cart(added));
});

test('a product finds its line', () => {
  const state = play([itemsAdded([{ _id: 'p1', quantity: 2 }])]);
  expect(selectCartItem('p1')(state)?.quantity).toBe(2);
  expect(selectCartItem('p2')(state)).toBeUndefined();
});

test('what the server says today is taken over, and what it does not mention stays', () => {
  const line = itemsAdded([{ _id: 'p1', name: 'Mug', price: 12, quantity: 2 }]);
  expect(cart(line, itemsRefreshed([{ _id: 'p1', name: 'Blue mug' }, { _id: 'p9', name: 'Nothing here' }])).items).toEqual([{ _id: 'p1', name: 'Blue mug', price: 12, quantity: 2 }]);
});

test('a removal that is taken back puts the line where it was, unless it is there again', () => {
  const added = itemsAdded([{ _id: 'p1', quantity: 2 }, { _id: 'p2' }]);
  const back = itemRestored({ item: { _id: 'p1', quantity: 2 }, index: 0 });
  expect(cart(added, itemsRemoved([{ _id: 'p1' }]), back)).toEqual(cart(added));
  expect(cart(added, back)).toEqual(cart(added));
});
