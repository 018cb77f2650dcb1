import type { Mirrored } from '../device/mirror';
import { CART_STORAGE_KEY, cartAsText, cartFromText } from './cart.persistence';
import { type CartItem, cartRestored } from './cart.slice';

/** The cart is stored on the device, for guests too. */
export const mirroredCart: Mirrored<CartItem[]> = {
  key: CART_STORAGE_KEY,
  slice: ({ cart }) => cart.items,
  asText: cartAsText,
  restored: (text) => cartRestored(cartFromText(text)),
};
