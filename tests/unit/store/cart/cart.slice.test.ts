import { selectCartItem } from '@/store/cart/cart.selectors';
import { itemsAdded, itemsRefreshed } from '@/store/cart/cart.slice';
import { play } from '../play';

/* The rules for quantities, totals, removals and Undo: see cart-model.test.ts. */

const added = itemsAdded([{ _id: 'p1', name: 'Mug', price: 12, quantity: 2 }]);

test('a product finds its cart line, as it was seen when it was added', () => {
  const state = play([added]);
  expect(selectCartItem('p1')(state)).toEqual({ _id: 'p1', name: 'Mug', price: 12, quantity: 2 });
  expect(selectCartItem('p2')(state)).toBeUndefined();
});

test('current server data is merged, and missing fields stay', () => {
  const refreshed = itemsRefreshed([
    { _id: 'p1', name: 'Blue mug' },
    { _id: 'p9', name: 'Nothing here' },
  ]);
  expect(play([added, refreshed]).cart.items).toEqual([{ _id: 'p1', name: 'Blue mug', price: 12, quantity: 2 }]);
});
