import type { CartItem } from '@/store/cart/cart.slice';

/** Title of a payment for these lines: "Festival fan and 2 more". */
export const orderTitle = (items: readonly CartItem[]): string =>
  `${items[0]?.name ?? 'Your order'}${items.length > 1 ? ` and ${items.length - 1} more` : ''}`;
