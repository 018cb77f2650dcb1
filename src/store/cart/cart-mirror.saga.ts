import { mirror } from '../device/mirror.saga';
import { CART_STORAGE_KEY, cartAsText, cartFromText } from './cart.persistence';
import { cartRestored } from './cart.slice';

/** The cart stays on this device, for guests too. */
export const mirrorCart = () =>
  mirror({
    key: CART_STORAGE_KEY,
    slice: ({ cart }) => cart.items,
    asText: cartAsText,
    restored: (text) => cartRestored(cartFromText(text)),
  });
