import type { RootState } from '../root-reducer';
import type { CartItem } from './cart.slice';

export const selectCartItem =
  (productId: string) =>
  ({ cart }: RootState): CartItem | undefined =>
    cart.items.find(({ _id }) => _id === productId);
