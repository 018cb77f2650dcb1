import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

/** A line of the cart: what was seen of the product when it was put in, so that a changed price can be told. */
export interface CartItem extends Partial<Pick<Product, 'name' | 'slug' | 'type' | 'price' | 'image' | 'performerId'>> {
  _id: string;
  quantity: number;
  /** Name of its performer. */
  seller?: string;
}

export type NewCartItem = Omit<CartItem, 'quantity'> & { quantity?: number };

interface CartState {
  /** Pieces in all: the sum of the quantities. */
  total: number;
  items: CartItem[];
}

/** The cross beside a line: takes it out, with a way back. */
export const removalRequested = createAction<{ _id: string; name: string }>('cart/removalRequested');

/** "Empty cart": takes everything out, with a way back. */
export const emptyingRequested = createAction('cart/emptyingRequested');

const initialCart: CartState = { total: 0, items: [] };

/** A quantity that can be bought: a whole number from 1 up; 1 for anything else. */
const wholeQuantity = (quantity: number | undefined) => (quantity !== undefined && Number.isInteger(quantity) && quantity > 0 ? quantity : 1);

const pieces = (items: CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

const cartSlice = createSlice({
  name: 'cart',
  initialState: initialCart,
  reducers: {
    /** Succeeds only when none of the ids is there already; otherwise nothing changes. */
    itemsAdded(state, { payload }: PayloadAction<NewCartItem[]>) {
      const ids = new Set([...state.items, ...payload].map(({ _id }) => _id));
      if (ids.size < state.items.length + payload.length) return;
      const added = payload.map((item) => ({ ...item, quantity: wholeQuantity(item.quantity) }));
      state.items.push(...added);
      state.total += pieces(added);
    },
    quantityChanged(state, { payload }: PayloadAction<{ _id: string; quantity?: number }>) {
      const item = state.items.find(({ _id }) => _id === payload._id);
      if (!item) return;
      item.quantity = wholeQuantity(payload.quantity);
      state.total = pieces(state.items);
    },
    /**
     * Takes the given items out and counts the rest anew. The specification's own text for this ("keeps only items found
     * in the payload") looks inverted and calls itself unclear (spec §4).
     */
    itemsRemoved(state, { payload }: PayloadAction<{ _id: string }[]>) {
      const ids = new Set(payload.map(({ _id }) => _id));
      state.items = state.items.filter(({ _id }) => !ids.has(_id));
      state.total = pieces(state.items);
    },
    /** Takes a removal back. A line that is there again by now stays as it is. */
    itemPutBack(state, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) {
      if (state.items.some(({ _id }) => _id === item._id)) return;
      state.items.splice(index, 0, item);
      state.total = pieces(state.items);
    },
    /** What the server says of products today; a line keeps what is not mentioned. */
    itemsSeen(state, { payload }: PayloadAction<Omit<CartItem, 'quantity'>[]>) {
      for (const seen of payload) {
        const item = state.items.find(({ _id }) => _id === seen._id);
        if (item) Object.assign(item, seen);
      }
    },
    cartCleared: () => initialCart,
    /** What this device keeps, or what another tab made of it. */
    cartRestored: (_state, { payload }: PayloadAction<CartItem[]>): CartState => ({ items: payload, total: pieces(payload) }),
  },
});

export const cartReducer = cartSlice.reducer;
export const { itemsAdded, quantityChanged, itemsRemoved, itemPutBack, itemsSeen, cartCleared, cartRestored } = cartSlice.actions;
