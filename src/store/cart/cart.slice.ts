import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

/** A cart line. It stores the product as it was when added, so that a price change can be shown. */
export interface CartItem extends Partial<Pick<Product, 'name' | 'slug' | 'type' | 'price' | 'image' | 'performerId'>> {
  _id: string;
  quantity: number;
  seller?: string;
}

export type NewCartItem = Omit<CartItem, 'quantity'> & { quantity?: number };

interface CartState {
  total: number;
  items: CartItem[];
}

export const removalRequested = createAction<{ _id: string; name: string }>('cart/removalRequested');

export const clearRequested = createAction('cart/clearRequested');

const initialCart: CartState = { total: 0, items: [] };

/** A whole number from 1 up; 1 for anything else. */
const wholeQuantity = (quantity: number | undefined) =>
  quantity !== undefined && Number.isInteger(quantity) && quantity > 0 ? quantity : 1;

const countPieces = (items: CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCart,
  reducers: {
    /** All or nothing: changes nothing if any of the ids is already in the cart. */
    itemsAdded(state, { payload }: PayloadAction<NewCartItem[]>) {
      const ids = new Set([...state.items, ...payload].map(({ _id }) => _id));
      if (ids.size < state.items.length + payload.length) return;
      const added = payload.map((item) => ({ ...item, quantity: wholeQuantity(item.quantity) }));
      state.items.push(...added);
      state.total += countPieces(added);
    },
    quantityChanged(state, { payload }: PayloadAction<{ _id: string; quantity?: number }>) {
      const item = state.items.find(({ _id }) => _id === payload._id);
      if (!item) return;
      item.quantity = wholeQuantity(payload.quantity);
      state.total = countPieces(state.items);
    },
    /**
     * Removes the given items and recounts. The specification's text ("keeps only items found in the payload") looks
     * inverted and calls itself unclear (spec §4).
     */
    itemsRemoved(state, { payload }: PayloadAction<{ _id: string }[]>) {
      const ids = new Set(payload.map(({ _id }) => _id));
      state.items = state.items.filter(({ _id }) => !ids.has(_id));
      state.total = countPieces(state.items);
    },
    /** Undoes a removal. A line that was added again meanwhile stays as it is. */
    itemRestored(state, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) {
      if (state.items.some(({ _id }) => _id === item._id)) return;
      state.items.splice(index, 0, item);
      state.total = countPieces(state.items);
    },
    /** Current product data from the server; fields that are missing keep their values. */
    itemsRefreshed(state, { payload }: PayloadAction<Omit<CartItem, 'quantity'>[]>) {
      for (const seen of payload) {
        const item = state.items.find(({ _id }) => _id === seen._id);
        if (item) Object.assign(item, seen);
      }
    },
    cartCleared: () => initialCart,
    /** The cart was read from the device, at the start or after a change in another tab. */
    cartRestored: (_state, { payload }: PayloadAction<CartItem[]>): CartState => ({
      items: payload,
      total: countPieces(payload),
    }),
  },
});

export const cartReducer = cartSlice.reducer;
export const { itemsAdded, quantityChanged, itemsRemoved, itemRestored, itemsRefreshed, cartCleared, cartRestored } =
  cartSlice.actions;
