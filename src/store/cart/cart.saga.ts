import { mirror } from '../device/mirror.saga';
import { CART_STORAGE_KEY, cartAsText, cartFromText } from './cart.persistence';
import { cartRestored } from './cart.slice';

export const watchCart = () =>
  mirror({
    key: CART_STORAGE_KEY,
    slice: ({ cart }) => cart.items,
    asText: cartAsText,
    restored: (text) => cartRestored(cartFromText(text)),
  });
