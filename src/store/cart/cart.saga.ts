import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { writeDraft } from '@/device/drafts';
import { offerUndo } from '../notices/undo.saga';
import { purchaseSettled } from '../purchase/purchase.slice';
import { selected, type Saga } from '../saga';
import { loggedOut } from '../session/session.actions';
import { CHECKOUT_DRAFT } from './checkout-draft';
import { cartCleared, clearRequested, itemRestored, itemsRemoved, removalRequested } from './cart.slice';

export function* watchCart(): Saga {
  yield takeEvery(removalRequested, remove);
  yield takeEvery(clearRequested, emptyCart);
  yield takeEvery(purchaseSettled, forgetCheckout);
  yield takeEvery(loggedOut, dropCheckout);
}

function* remove({ payload: { _id, name } }: PayloadAction<{ _id: string; name: string }>): Saga {
  const items = yield* selected(({ cart }) => cart.items);
  const index = items.findIndex((item) => item._id === _id);
  const item = items[index];
  if (!item) return;
  yield put(itemsRemoved([item]));
  if ((yield* offerUndo(`Removed “${name}” from your cart.`)).decision === 'undone')
    yield put(itemRestored({ item, index }));
}

/** Undo restores the lines beside those added since. */
function* emptyCart(): Saga {
  const items = yield* selected(({ cart }) => cart.items);
  if (items.length === 0) return;
  yield put(cartCleared());
  if ((yield* offerUndo('Your cart is empty.')).decision !== 'undone') return;
  for (const [index, item] of items.entries()) yield put(itemRestored({ item, index }));
}

/** The shipping address belongs to this order only. */
function forgetCheckout({ payload: { purchase } }: ReturnType<typeof purchaseSettled>): void {
  if (purchase.kind === 'products' && !purchase.single) dropCheckout();
}

/** The cart stays for the next visitor of this device; the shipping address doesn't. */
const dropCheckout = (): void => writeDraft(CHECKOUT_DRAFT, '');
