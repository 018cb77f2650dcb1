/** Label of the cart link: "Cart, 3 items". */
export const cartLabel = (total: number): string =>
  total === 0 ? 'Cart' : `Cart, ${total} ${total === 1 ? 'item' : 'items'}`;
